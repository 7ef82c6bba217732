export const restaurantKeys = {
  profile: (restaurantId: string) => ['restaurant', restaurantId, 'profile'] as const,
};
