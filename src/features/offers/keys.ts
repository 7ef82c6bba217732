export const offerKeys = {
  list: (restaurantId: string, vendorId: string) => ['offers', restaurantId, vendorId] as const,
};
