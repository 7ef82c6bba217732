/** This is a separate file, because the sign-in chunk sends this request before the board is loaded. */
export const waitingCall = (restaurantId: string) =>
  ['waitingOrders', { restaurant_id: restaurantId }] as const;

/** With the capability `orders.changes`, the lists wait for this call. */
export const firstChangesCall = (restaurantId: string) =>
  ['orderChanges', { restaurant_id: restaurantId, since: null }] as const;
