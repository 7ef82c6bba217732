import { hashKey, type QueryKey } from '@tanstack/query-core';
import { POLLED, type Polled } from './live/lists';

/** Apart from `live/queries.ts`, because the feed that those queries read from writes to the same keys. */
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
