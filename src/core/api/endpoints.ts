import { type Endpoint, get, post, upload, write } from './endpoint';
import { watchedEndpoints } from './watchedEndpoints';

export type { Endpoint, TimeoutKind } from './endpoint';

/**
 * Every call that the portal can make, by its operation id in the contract (A7, B7, T4).
 * Generated from `contract/openapi.yaml` by `npm run contract-types`.
 */
export const endpoints = {
  signUp: write('/vendor/sign-up', { public: true, timeout: 'read' }),
  requestCode: write('/vendor', { public: true, timeout: 'read' }),
  verifyCode: write('/vendor/verify-otp', { public: true, timeout: 'read' }),
  vendorGet: watchedEndpoints.vendorGet,
  logout: get('/vendor/logout', { mayBeEmpty: true, outlivesSession: true }),
  savePushToken: write('/vendor/save-vendor-fcm-token', { mayBeEmpty: true }),
  pushTest: write('/vendor/push-test', { mayBeEmpty: true }),
  dashboard: post('/restaurant/dashboard'),
  orderHistory: post('/food-order/get-order-history', { timeout: 'bulk' }),
  orderDetails: post('/food-order/get-order-id-wise-details'),
  waitingOrders: watchedEndpoints.waitingOrders,
  ordersByStatus: post('/food-order/get-order-by-status', { timeout: 'live' }),
  updateOrderStatus: write('/food-order/update-order-status'),
  orderExtend: write('/food-order/extend'),
  orderItemState: write('/food-order/item-state'),
  historyPage: post('/food-order/history-page'),
  orderChanges: post('/food-order/changes', { timeout: 'live' }),
  orderIssues: post('/food-order/issues', { timeout: 'live' }),
  orderIssueProof: upload('/food-order/issue-proof'),
  orderIssueAnswer: write('/food-order/answer-issue'),
  restaurantGet: post('/restaurant/get'),
  storeState: post('/restaurant/store-state'),
  storePause: write('/restaurant/store-pause'),
  storeBusy: write('/restaurant/store-busy'),
  restaurantUpdate: upload('/restaurant/update'),
  restaurantDeleteAsset: write('/restaurant/delete-restaurant-asset'),
  vendorUpdateProfile: write('/vendor/update-profile'),
  teamList: post('/vendor/all-team-member'),
  teamAdd: write('/vendor/add-team-member'),
  teamUpdate: write('/vendor/update-team-member/:id', { method: 'PUT' }),
  teamUpdatePost: write('/vendor/update-team-member'),
  teamGet: post('/vendor/get-team-member'),
  teamSetActive: write('/vendor/active-inactive-team-member'),
  teamDelete: write('/vendor/delete-team-member'),
  foodItemAll: post('/food-item/all'),
  foodItemGet: post('/food-item/get'),
  foodItemDelete: write('/food-item/delete'),
  foodItemSnooze: write('/food-item/snooze'),
  foodItemCreate: upload('/food-item/create'),
  foodItemUpdate: upload('/food-item/update'),
  dishCategories: get('/dish-category/all'),
  dishCategoriesUpdate: write('/dish-category/update'),
  reviews: post('/reviews/restaurant-food-reviews', { timeout: 'bulk' }),
  paymentLogs: post('/food-order/get-restaurant-payment-collection-logs'),
  pendingPayouts: post('/food-order/vendor/get-restaurant-pending-payment-details'),
  payoutDetails: post('/food-order/vendor/payout-details', { timeout: 'bulk' }),
  offersAll: post('/offers/all'),
  offerSetStatus: write('/offers/vendor-offer-status'),
  timingsAdd: write('/restaurant/add-restaurant-timings'),
  timingsUpdate: write('/restaurant/update-restaurant-timings'),
  timingsDelete: write('/restaurant/delete-restaurant-timings'),
  specialDaySave: write('/restaurant/save-special-day'),
  specialDayDelete: write('/restaurant/delete-special-day'),
  timingsDayStatus: write('/restaurant/update-online-status-of-specified-day'),
  kycUpdate: upload('/vendor/update-kyc-detail', { refusesRedirects: true }),
  about: get('/about', { public: true }),
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
