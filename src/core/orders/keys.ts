export const orderKeys = {
  all: (restaurantId: string) => ['orders', restaurantId] as const,
  /** The key of the lists between which orders move. */
  live: (restaurantId: string) => [...orderKeys.all(restaurantId), 'live'] as const,
  list: (restaurantId: string, list: string) => [...orderKeys.live(restaurantId), list] as const,
  /** The key of the changes of all lists (`orders.changes`). */
  changes: (restaurantId: string) => [...orderKeys.live(restaurantId), 'changes'] as const,
  history: (restaurantId: string) => [...orderKeys.all(restaurantId), 'history'] as const,
  /** The key of the page after the loaded part of all orders (`history.pages`). */
  nextPage: (restaurantId: string) => [...orderKeys.all(restaurantId), 'nextPage'] as const,
  total: (restaurantId: string) => [...orderKeys.all(restaurantId), 'total'] as const,
  details: (restaurantId: string) => [...orderKeys.all(restaurantId), 'detail'] as const,
  /** The id of a link is the order's `order_id` or `_id`. */
  detail: (restaurantId: string, linkId: string) =>
    [...orderKeys.details(restaurantId), linkId] as const,
};
