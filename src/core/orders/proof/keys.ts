export const proofKeys = {
  all: (restaurantId: string) => ['proofs', restaurantId] as const,
  ofOrder: (restaurantId: string, orderId: string) =>
    [...proofKeys.all(restaurantId), orderId] as const,
};
