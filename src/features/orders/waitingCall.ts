/** The call for the orders that wait for an answer; apart, so that it can begin before the board is loaded. */
export const waitingCall = (restaurantId: string) =>
  ['waitingOrders', { restaurant_id: restaurantId }] as const;
