import { hashKey, type QueryKey } from '@tanstack/query-core';
import { orderKeys } from '../keys';
import type { OrderStatus } from '../types';

/** The lists of the board, one request each. */
export const LIVE_LISTS = [
  'waiting',
  'cooking',
  'packing_processing',
  'ready_to_pickup',
  'all',
] as const;

/** The lists of open orders. */
export const SHORT_LISTS = LIVE_LISTS.filter((list) => list !== 'all');

export type LiveList = (typeof LIVE_LISTS)[number];

/** The lists, the number of all orders, and what changed since. */
export const POLLED = [...LIVE_LISTS, 'total', 'changes'] as const;

export type Polled = (typeof POLLED)[number];

export function isPolledKey(restaurantId: string, queryKey: QueryKey): boolean {
  return POLLED.some((name) => hashKey(polledKey(restaurantId, name)) === hashKey(queryKey));
}

export function polledKey(restaurantId: string, name: Polled): QueryKey {
  if (name === 'all') return orderKeys.history(restaurantId);
  if (name === 'total') return orderKeys.total(restaurantId);
  if (name === 'changes') return orderKeys.changes(restaurantId);
  if (name === 'waiting') return orderKeys.waiting(restaurantId);
  return orderKeys.byStatus(restaurantId, name satisfies OrderStatus);
}

/** The list with the orders of a status; `undefined` for finished ones. */
export function listOf(rawStatus: string): Exclude<LiveList, 'all'> | undefined {
  if (rawStatus === 'waiting_for_confirmation') return 'waiting';
  return (['cooking', 'packing_processing', 'ready_to_pickup'] as const).find(
    (list) => list === rawStatus,
  );
}

const EARLIER: Readonly<Record<string, readonly string[]>> = {
  cooking: ['waiting_for_confirmation'],
  packing_processing: ['waiting_for_confirmation', 'cooking'],
  ready_to_pickup: ['waiting_for_confirmation', 'cooking', 'packing_processing'],
  declined: ['waiting_for_confirmation'],
};

/** Whether `status` comes before `laterStatus`. */
export function isEarlierStep(status: string, laterStatus: string): boolean {
  return EARLIER[laterStatus]?.includes(status) === true;
}
