import { LONGEST_CALL_MS } from '../../api/timeouts';
import type { Clock } from '../../clock/createClock';
import { type LiveList, listOf } from '../keys';
import { isEarlierStep, toOrderStatus } from '../statuses';
import type { Order } from '../types';

/** A response may lack a change for this long, in ms (c22). */
export const SETTLE_MS = 30_000;

/** A change of status that the marketplace has applied. */
export interface AppliedChange {
  id: string;
  status: string;
  /** When the change was applied, in epoch ms of the server. */
  at: number;
}

/** An order that has left the list `from`. */
export interface Moved {
  from: LiveList;
  order: Order;
}

interface Recent extends AppliedChange {
  /** When this tab received the change, by its monotonic clock. */
  seenAt: number;
  /**
   * The order is shown in its new list until a response for that list contains it, or until a response for the old list
   * does not contain it.
   */
  moved?: Moved | undefined;
}

export interface RecentChanges {
  add(change: AppliedChange, moved: Moved | undefined): void;
  /** Whether the status of an order is from before its change. */
  isOutdated(order: Order): boolean;
  /** Applies recent changes to the orders of a response, which may be older. */
  correct(list: LiveList, orders: readonly Order[], requestedAt: number): readonly Order[];
}

export function createRecentChanges({ elapsed }: Pick<Clock, 'elapsed'>): RecentChanges {
  const changes = new Map<string, Recent>();

  /** The changes, by order, that may be missing in the response to a request of this time. */
  function findChanges(requestedAt: number): ReadonlyMap<string, Recent> {
    for (const { id, seenAt } of changes.values()) {
      if (seenAt + SETTLE_MS + LONGEST_CALL_MS < elapsed()) changes.delete(id);
    }
    return new Map([...changes].filter(([, { seenAt }]) => requestedAt <= seenAt + SETTLE_MS));
  }

  return {
    add(change, moved) {
      const previous = changes.get(change.id);
      // The response to an earlier step may arrive after the next step.
      if (previous && isEarlierStep(change.status, previous.status)) return;
      changes.set(change.id, { ...change, seenAt: elapsed(), moved });
    },
    isOutdated: (order) => isOutdated(order, findChanges(elapsed()).get(order.id)),
    correct(list, orders, requestedAt) {
      const recent = findChanges(requestedAt);
      if (recent.size === 0) return orders;
      if (list !== 'all') return correctShort(recent, list, orders);
      return orders.map((order) => {
        const change = recent.get(order.id);
        return change && isOutdated(order, change) ? withStatus(order, change) : order;
      });
    },
  };
}

/** Whether the response is older than the change (c22). */
function isOutdated(order: Order, change: Recent | undefined): boolean {
  return change !== undefined && isEarlierStep(order.rawStatus, change.status);
}

function correctShort(
  recent: ReadonlyMap<string, Recent>,
  list: LiveList,
  orders: readonly Order[],
): readonly Order[] {
  const rows = new Map(orders.map((order) => [order.id, order]));
  for (const change of recent.values()) {
    const row = rows.get(change.id);
    if (row && isOutdated(row, change)) {
      change.moved = { from: list, order: withStatus(row, change) };
    } else if (row || change.moved?.from === list) change.moved = undefined;
  }
  const arrived = [...recent.values()].flatMap(({ moved }) =>
    moved && listOf(moved.order.rawStatus) === list ? [moved.order] : [],
  );
  const current = orders.filter((order) => !isOutdated(order, recent.get(order.id)));
  return current.length === orders.length && arrived.length === 0
    ? orders
    : [...current, ...arrived];
}

export function withStatus(
  order: Order,
  { status: rawStatus, at, minutes }: Omit<AppliedChange, 'id'> & { minutes?: number | undefined },
): Order {
  const status = toOrderStatus(rawStatus);
  const timing = { status, rawStatus, at: new Date(at).toISOString() };
  return {
    ...order,
    status,
    rawStatus,
    timings: [...order.timings, timing],
    ...(minutes === undefined ? {} : { cookingTime: `${minutes} minutes` }),
  };
}
