export const timingKeys = {
  all: (restaurantId: string) => ['timings', restaurantId] as const,
};
