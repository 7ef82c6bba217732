/** Separate from `queries.ts`, because the board loads the keys and not the queries. */
export const issueKeys = {
  all: (restaurantId: string) => ['issues', restaurantId] as const,
  open: (restaurantId: string) => [...issueKeys.all(restaurantId), 'open'] as const,
  closed: (restaurantId: string) => [...issueKeys.all(restaurantId), 'closed'] as const,
  ofOrder: (restaurantId: string, orderId: string) =>
    [...issueKeys.all(restaurantId), 'order', orderId] as const,
};
