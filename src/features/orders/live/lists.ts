import { hashKey, type QueryKey } from '@tanstack/query-core';
import { orderKeys } from '../keys';
import type { OrderStatus } from '../types';

/** The lists of the board; each is one call, the first one the most urgent. */
export const LIVE_LISTS = [
  'waiting',
  'cooking',
  'packing_processing',
  'ready_to_pickup',
  'all',
] as const;

export type LiveList = (typeof LIVE_LISTS)[number];

/** What is read again while it is used: the lists, and the number of all orders. */
export const POLLED = [...LIVE_LISTS, 'total'] as const;

export type Polled = (typeof POLLED)[number];

/** Whether this is the cache key of something that is polled. */
export function isPolledKey(restaurantId: string, queryKey: QueryKey): boolean {
  return POLLED.some((name) => hashKey(polledKey(restaurantId, name)) === hashKey(queryKey));
}

/** The cache key of a list, or of the number of all orders. */
export function polledKey(restaurantId: string, name: Polled): QueryKey {
  if (name === 'all') return orderKeys.history(restaurantId);
  if (name === 'total') return orderKeys.total(restaurantId);
  if (name === 'waiting') return orderKeys.waiting(restaurantId);
  return orderKeys.byStatus(restaurantId, name satisfies OrderStatus);
}

/** The list that holds the orders of a status; `undefined` for a status that nobody works on. */
export function listOf(rawStatus: string): Exclude<LiveList, 'all'> | undefined {
  if (rawStatus === 'waiting_for_confirmation') return 'waiting';
  return (['cooking', 'packing_processing', 'ready_to_pickup'] as const).find(
    (list) => list === rawStatus,
  );
}
