export const restaurantKeys = {
  dashboard: (restaurantId: string) => ['dashboard', restaurantId] as const,
  profile: (restaurantId: string) => ['restaurant', restaurantId, 'profile'] as const,
};
