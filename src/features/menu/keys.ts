export const menuKeys = {
  all: (restaurantId: string) => ['menu', restaurantId] as const,
  list: (restaurantId: string) => [...menuKeys.all(restaurantId), 'list'] as const,
  item: (restaurantId: string, id: string) => [...menuKeys.all(restaurantId), 'item', id] as const,
  categories: ['dishCategories'] as const,
};
