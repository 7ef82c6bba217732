import type { QueryClient } from '@tanstack/query-core';
import type { Clock } from '../../clock/createClock';
import { LIVE_LISTS, type LiveList, listOf, orderKeys, polledKey } from '../keys';
import { isEarlierStep } from '../statuses';
import type { Order } from '../types';
import { keepLatestSteps } from './orderCache';
import { SETTLE_MS } from './recentChanges';

/** The orders of a response by id; `null` for an order that no longer belongs to the restaurant. */
export type ChangedOrders = ReadonlyMap<string, Order | null>;

/** Applies changes to a list: each order is replaced, removed, or inserted by its time. */
export function withChanges(
  list: LiveList,
  orders: readonly Order[],
  changed: ChangedOrders,
): readonly Order[] {
  const has = (order: Order) => belongs(list, order);
  const existingIds = new Set(orders.map(({ id }) => id));
  const kept = orders.flatMap((order) => {
    const next = changed.get(order.id);
    // Statuses only advance, so an earlier status comes from an older response.
    if (next === undefined || (next && isEarlierStep(next.rawStatus, order.rawStatus)))
      return order;
    return next && has(next) ? next : [];
  });
  const added = [...changed.values()].filter(
    (order) => order && has(order) && !existingIds.has(order.id),
  );
  for (const order of added) if (order) insert(list, kept, order);
  const isSame = kept.length === orders.length && kept.every((order, at) => order === orders[at]);
  return isSame ? orders : kept;
}

function belongs(list: LiveList, { rawStatus }: Order): boolean {
  return list === 'all' || listOf(rawStatus) === list;
}

/** Inserts an order before the first older one, because the newest order is first in a list. */
function insert(list: LiveList, orders: Order[], order: Order): void {
  const at = orders.findIndex(({ createdAt }) => createdAt < order.createdAt);
  if (at >= 0) orders.splice(at, 0, order);
  // If the list is not loaded to its end, an older order belongs to a later page.
  else if (list !== 'all' || orders.length === 0) orders.push(order);
}

interface ChangeLog {
  /** Shows changes in every cached list and where an order is shown alone; the lists in `current` are now as recent as the response. */
  apply(changed: ChangedOrders, current: readonly LiveList[]): void;
  /** Adds the changes that a response lacks, including those that arrived during its request. */
  complete(list: LiveList, orders: readonly Order[], requestedAt: number): Completed;
  /** Time of the last change; `-Infinity` before the first. */
  changedAt(): number;
}

interface Completed {
  orders: readonly Order[];
  /**
   * Whether the response contains all changes from before its request. The response of a slow replica may lack some
   * changes.
   */
  isSettled: boolean;
}

interface ChangeLogOptions {
  cache: QueryClient;
  clock: Pick<Clock, 'elapsed' | 'deviceTime'>;
  restaurantId: string;
  /** The request times of the lists that are being read. */
  readingSince: () => Iterable<number>;
}

export function createChangeLog(options: ChangeLogOptions): ChangeLog {
  const { cache, clock, restaurantId, readingSince } = options;
  const arrived = new Map<string, { order: Order | null; at: number }>();
  let changedAt = -Infinity;

  return {
    changedAt: () => changedAt,
    apply(changed, current) {
      const now = clock.elapsed();
      const needed = Math.min(now, ...readingSince()) - SETTLE_MS;
      for (const [id, { at }] of arrived) {
        if (at < needed) arrived.delete(id);
      }
      for (const [id, order] of changed) arrived.set(id, { order, at: now });
      if (changed.size > 0) changedAt = now;
      for (const list of LIVE_LISTS) {
        const queryKey = polledKey(restaurantId, list);
        const state = cache.getQueryState<readonly Order[]>(queryKey);
        if (!state?.data) continue;
        const data = withChanges(list, state.data, changed);
        const isCurrent = current.includes(list);
        if (data === state.data && !isCurrent) continue;
        const updatedAt = isCurrent ? clock.deviceTime() : state.dataUpdatedAt;
        cache.setQueryData(queryKey, data, { updatedAt });
      }
      if (changed.size === 0) return;
      keepLatestSteps(cache, restaurantId);
      const details = cache.getQueryCache().findAll({ queryKey: orderKeys.details(restaurantId) });
      for (const { queryKey, state } of details) {
        const order = state.data as Order | null | undefined;
        const next = order && changed.get(order.id);
        if (!next || isEarlierStep(next.rawStatus, order.rawStatus)) continue;
        cache.setQueryData(queryKey, next, { updatedAt: state.dataUpdatedAt });
      }
    },
    complete(list, orders, requestedAt) {
      const ids = new Set(orders.map(({ id }) => id));
      const isMissing = (id: string, order: Order | null) =>
        list !== 'all' && ids.has(id) !== (order !== null && belongs(list, order));
      const newer = [...arrived].filter(([, { at }]) => at >= requestedAt);
      const missing = [...arrived].filter(
        ([id, { order, at }]) =>
          at < requestedAt && at >= requestedAt - SETTLE_MS && isMissing(id, order),
      );
      const changed = [...missing, ...newer].map(([id, { order }]) => [id, order] as const);
      return {
        orders: changed.length > 0 ? withChanges(list, orders, new Map(changed)) : orders,
        isSettled: missing.length === 0,
      };
    },
  };
}
