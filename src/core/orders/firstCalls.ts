import type { OrderStatus } from './statuses';

// This is a separate file, because the sign-in chunk sends these requests before the board is loaded.

/** The limit of each list request. The limit is high, so that the counts are right (b33). */
export const BOARD_LIMIT = 10_000;

export const waitingCall = (restaurantId: string) =>
  ['waitingOrders', { restaurant_id: restaurantId }] as const;

/** With the capability `orders.changes`, the lists wait for this call. */
export const firstChangesCall = (restaurantId: string) =>
  ['orderChanges', { restaurant_id: restaurantId, since: null }] as const;

/** The orders of a status. */
export const statusCall = (restaurantId: string, status: OrderStatus) =>
  [
    'ordersByStatus',
    { restaurant_id: restaurantId, status, search: '', limit: BOARD_LIMIT },
  ] as const;
