export const teamKeys = {
  all: (restaurantId: string) => ['team', restaurantId] as const,
  list: (restaurantId: string) => [...teamKeys.all(restaurantId), 'list'] as const,
  member: (restaurantId: string, id: string) =>
    [...teamKeys.all(restaurantId), 'member', id] as const,
};
