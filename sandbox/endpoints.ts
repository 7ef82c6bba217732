// Generated from `contract/openapi.yaml` by `npm run contract-types`.

/** The calls that need no session. */
const publicNames = [
  'signUp',
  'requestCode',
  'verifyCode',
  'about',
] as const;

/** The calls of a signed-in vendor. */
const signedInNames = [
  'vendorGet',
  'logout',
  'savePushToken',
  'pushTest',
  'dashboard',
  'orderHistory',
  'orderDetails',
  'waitingOrders',
  'ordersByStatus',
  'updateOrderStatus',
  'orderExtend',
  'orderItemState',
  'historyPage',
  'orderChanges',
  'orderChangesStream',
  'orderProof',
  'orderIssues',
  'orderIssueProof',
  'orderIssueAnswer',
  'restaurantGet',
  'storeState',
  'storePause',
  'storeBusy',
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
  'foodItemSnooze',
  'foodItemCreate',
  'foodItemUpdate',
  'dishCategories',
  'dishCategoriesUpdate',
  'reviews',
  'paymentLogs',
  'pendingPayouts',
  'payoutDetails',
  'offersAll',
  'offerSetStatus',
  'timingsAdd',
  'timingsUpdate',
  'timingsDelete',
  'specialDaySave',
  'specialDayDelete',
  'timingsDayStatus',
  'kycUpdate',
] as const;

/** The operation ids of all calls. */
export const endpointNames = [...publicNames, ...signedInNames] as const;

export type PublicName = (typeof publicNames)[number];
export type SignedInName = (typeof signedInNames)[number];
export type EndpointName = PublicName | SignedInName;

/** The optional features of a backend, named as in the portal's prop `capabilities`. */
export const capabilityNames = [
  'idempotency',
  'history.pages',
  'orders.changes',
  'orders.extend',
  'orders.reason',
  'orders.handover',
  'orders.deadline',
  'orders.items',
  'orders.issues',
  'orders.proof',
  'store.pause',
  'store.busy',
  'store.state',
  'menu.snooze',
  'menu.create',
  'menu.allergens',
  'menu.categories',
  'hours.special',
  'push.test',
  'payouts.detail',
  'payouts.deductions',
] as const;
