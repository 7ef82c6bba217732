export const ratingKeys = {
  all: (restaurantId: string) => ['ratings', restaurantId] as const,
};
