import { hashKey, type QueryKey } from '@tanstack/query-core';
import { orderKeys } from '../keys';
import { ORDER_STATUSES, STATUSES, statusFacts, toOrderStatus } from '../statuses';

/** A list of open orders. */
export type ShortList = NonNullable<(typeof STATUSES)[keyof typeof STATUSES]['list']>;

export type LiveList = ShortList | 'all';

export const SHORT_LISTS: readonly ShortList[] = ORDER_STATUSES.flatMap(
  (status) => STATUSES[status].list ?? [],
);

/** The lists of the board, each with its own request. */
export const LIVE_LISTS: readonly LiveList[] = [...SHORT_LISTS, 'all'];

/** Everything that is polled: the lists, the number of all orders, and the changes. */
export const POLLED = [...LIVE_LISTS, 'total', 'changes'] as const;

export type Polled = (typeof POLLED)[number];

export function isPolledKey(restaurantId: string, queryKey: QueryKey): boolean {
  return POLLED.some((name) => hashKey(polledKey(restaurantId, name)) === hashKey(queryKey));
}

export function polledKey(restaurantId: string, name: Polled): QueryKey {
  if (name === 'all') return orderKeys.history(restaurantId);
  if (name === 'total') return orderKeys.total(restaurantId);
  if (name === 'changes') return orderKeys.changes(restaurantId);
  return orderKeys.list(restaurantId, name);
}

/** The list with the orders of a status; `undefined` if the status is final. */
export function listOf(rawStatus: string): ShortList | undefined {
  return statusFacts(toOrderStatus(rawStatus)).list ?? undefined;
}
