export const dashboardKeys = {
  all: (restaurantId: string) => ['dashboard', restaurantId] as const,
};
