import { APPLIED_MS } from '../constants';
import type { Order } from '../types';
import { toOrderStatus } from '../wire';
import type { AppliedChange } from './changeChannel';
import { listOf, type LiveList } from './lists';

/** The steps before each status; a row that is still there is older than the change (c22). */
const EARLIER: Readonly<Record<string, readonly string[]>> = {
  cooking: ['waiting_for_confirmation'],
  packing_processing: ['waiting_for_confirmation', 'cooking'],
  ready_to_pickup: ['waiting_for_confirmation', 'cooking', 'packing_processing'],
  declined: ['waiting_for_confirmation'],
};

/** An order that was taken out of one list, for the next one. */
export interface Moved {
  from: LiveList;
  order: Order;
}

interface Recent extends AppliedChange {
  /** Stands in its new list until an answer shows that the marketplace has moved it as well. */
  moved?: Moved | undefined;
}

export interface RecentChanges {
  add(change: AppliedChange, moved: Moved | undefined): void;
  /** The orders of an answer, as they are after the changes that it may be older than. */
  correct(list: LiveList, orders: readonly Order[]): readonly Order[];
}

/** Remembers applied changes for as long as an answer may be older than they are. */
export function createRecentChanges(): RecentChanges {
  const changes = new Map<string, Recent>();

  function forgetOld(): void {
    for (const { id, at } of changes.values()) {
      if (at + APPLIED_MS < Date.now()) changes.delete(id);
    }
  }

  const isOutdated = (order: Order) => {
    const status = changes.get(order.id)?.status;
    return status !== undefined && EARLIER[status]?.includes(order.rawStatus) === true;
  };

  function correctShort(list: LiveList, orders: readonly Order[]): readonly Order[] {
    const rows = new Map(orders.map((order) => [order.id, order]));
    for (const change of changes.values()) {
      const row = rows.get(change.id);
      if (row && isOutdated(row)) change.moved = { from: list, order: withStatus(row, change) };
      else if (row || change.moved?.from === list) change.moved = undefined;
    }
    const arrived = [...changes.values()].flatMap(({ moved }) =>
      moved && listOf(moved.order.rawStatus) === list ? [moved.order] : [],
    );
    const kept = orders.filter((order) => !isOutdated(order));
    return kept.length === orders.length && arrived.length === 0 ? orders : [...kept, ...arrived];
  }

  return {
    add(change, moved) {
      changes.set(change.id, { ...change, moved });
    },
    correct(list, orders) {
      forgetOld();
      if (changes.size === 0) return orders;
      if (list !== 'all') return correctShort(list, orders);
      return orders.map((order) => {
        const change = changes.get(order.id);
        return change && isOutdated(order) ? withStatus(order, change) : order;
      });
    },
  };
}

/** The order at another step, which began when the change was applied. */
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
