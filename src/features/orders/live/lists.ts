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

export function isLiveList(value: unknown): value is LiveList {
  return LIVE_LISTS.some((list) => list === value);
}

/** Whether a place in the cache holds one of these lists. */
export function isLiveKey(restaurantId: string, queryKey: QueryKey): boolean {
  return LIVE_LISTS.some((list) => hashKey(liveKey(restaurantId, list)) === hashKey(queryKey));
}

/** The place of a list in the cache. */
export function liveKey(restaurantId: string, list: LiveList): QueryKey {
  if (list === 'all') return orderKeys.history(restaurantId);
  if (list === 'waiting') return orderKeys.waiting(restaurantId);
  return orderKeys.byStatus(restaurantId, list satisfies OrderStatus);
}
