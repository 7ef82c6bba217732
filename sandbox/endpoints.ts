/** The specified calls, by the operation ids of contract/openapi.yaml. */
export const endpointNames = [
  'signUp',
  'requestCode',
  'verifyCode',
  'vendorGet',
  'logout',
  'dashboard',
  'orderHistory',
  'orderDetails',
  'waitingOrders',
  'ordersByStatus',
  'updateOrderStatus',
  'savePushToken',
  'restaurantGet',
  'restaurantUpdate',
  'restaurantDeleteAsset',
  'vendorUpdateProfile',
  'teamList',
  'teamAdd',
  'teamUpdate',
  'teamUpdatePost',
  'teamGet',
  'teamSetActive',
  'teamDelete',
  'foodItemAll',
  'foodItemGet',
  'foodItemDelete',
  'foodItemUpdate',
  'dishCategories',
  'reviews',
  'paymentLogs',
  'offersAll',
  'offerSetStatus',
  'timingsAdd',
  'timingsUpdate',
  'timingsDelete',
  'timingsDayStatus',
  'kycUpdate',
  'pendingPayouts',
  'about',
] as const;

export type EndpointName = (typeof endpointNames)[number];

export function isEndpointName(value: unknown): value is EndpointName {
  return endpointNames.some((name) => name === value);
}
