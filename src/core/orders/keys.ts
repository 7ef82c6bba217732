import { hashKey, type QueryKey } from '@tanstack/query-core';
import { ORDER_STATUSES, STATUSES, statusFacts, toOrderStatus } from './statuses';

/** Separate from `live/queries.ts`, because the feed that those queries read from writes to the same keys. */
export const orderKeys = {
  all: (restaurantId: string) => ['orders', restaurantId] as const,
  /** The key of the lists between which orders move. */
  live: (restaurantId: string) => [...orderKeys.all(restaurantId), 'live'] as const,
  list: (restaurantId: string, list: string) => [...orderKeys.live(restaurantId), list] as const,
  /** The key of the changes of all lists (`orders.changes`). */
  changes: (restaurantId: string) => [...orderKeys.live(restaurantId), 'changes'] as const,
  history: (restaurantId: string) => [...orderKeys.all(restaurantId), 'history'] as const,
  /** The key of the page after the loaded ones of all orders (`history.pages`). */
  nextPage: (restaurantId: string) => [...orderKeys.all(restaurantId), 'nextPage'] as const,
  /** The key of the orders that are shown alone. */
  details: (restaurantId: string) => [...orderKeys.all(restaurantId), 'detail'] as const,
  total: (restaurantId: string) => [...orderKeys.all(restaurantId), 'total'] as const,
};

export function isPolledKey(restaurantId: string, queryKey: QueryKey): boolean {
  return POLLED.some((name) => hashKey(polledKey(restaurantId, name)) === hashKey(queryKey));
}

export function polledKey(restaurantId: string, name: Polled): QueryKey {
  if (name === 'all') return orderKeys.history(restaurantId);
  if (name === 'total') return orderKeys.total(restaurantId);
  if (name === 'changes') return orderKeys.changes(restaurantId);
  return orderKeys.list(restaurantId, name);
}

/** A list of open orders. */
type ShortList = NonNullable<(typeof STATUSES)[keyof typeof STATUSES]['list']>;

export type LiveList = ShortList | 'all';

export const SHORT_LISTS: readonly ShortList[] = ORDER_STATUSES.flatMap(
  (status) => STATUSES[status].list ?? [],
);

/** The lists of the board, each with its own request. */
export const LIVE_LISTS: readonly LiveList[] = [...SHORT_LISTS, 'all'];

/** Everything that is polled: the lists, the number of all orders, and the changes. */
export const POLLED = [...LIVE_LISTS, 'total', 'changes'] as const;

export type Polled = (typeof POLLED)[number];

/** The list with the orders of a status; `undefined` if the status is final. */
export function listOf(rawStatus: string): ShortList | undefined {
  return statusFacts(toOrderStatus(rawStatus)).list ?? undefined;
}
