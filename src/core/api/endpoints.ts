import { type Endpoint, post, watchedEndpoints } from './watchedEndpoints';

export type { Endpoint, TimeoutKind } from './watchedEndpoints';

/** Every call that the portal can make, by its operation id in the contract (A7, B7, T4). */
export const endpoints = {
  signUp: write('/vendor/sign-up', { timeout: 'read', public: true }),
  requestCode: write('/vendor', { timeout: 'read', public: true }),
  verifyCode: write('/vendor/verify-otp', { timeout: 'read', public: true }),
  vendorGet: watchedEndpoints.vendorGet,
  logout: get('/vendor/logout', { mayBeEmpty: true, outlivesSession: true }),
  dashboard: post('/restaurant/dashboard'),
  orderHistory: post('/food-order/get-order-history', 'bulk'),
  orderDetails: post('/food-order/get-order-id-wise-details'),
  waitingOrders: watchedEndpoints.waitingOrders,
  ordersByStatus: post('/food-order/get-order-by-status', 'live'),
  updateOrderStatus: write('/food-order/update-order-status'),
  historyPage: post('/food-order/history-page'),
  orderChanges: post('/food-order/changes', 'live'),
  orderExtend: write('/food-order/extend'),
  orderItemState: write('/food-order/item-state'),
  savePushToken: write('/vendor/save-vendor-fcm-token', { mayBeEmpty: true }),
  pushTest: write('/vendor/push-test', { mayBeEmpty: true }),
  restaurantGet: post('/restaurant/get'),
  storeState: post('/restaurant/store-state'),
  storePause: write('/restaurant/store-pause'),
  storeBusy: write('/restaurant/store-busy'),
  restaurantUpdate: upload('/restaurant/update'),
  restaurantDeleteAsset: write('/restaurant/delete-restaurant-asset'),
  vendorUpdateProfile: write('/vendor/update-profile'),
  teamList: post('/vendor/all-team-member'),
  teamAdd: write('/vendor/add-team-member'),
  teamUpdate: { ...write('/vendor/update-team-member/:id'), method: 'PUT' },
  teamUpdatePost: write('/vendor/update-team-member'),
  teamGet: post('/vendor/get-team-member'),
  teamSetActive: write('/vendor/active-inactive-team-member'),
  teamDelete: write('/vendor/delete-team-member'),
  foodItemAll: post('/food-item/all'),
  foodItemGet: post('/food-item/get'),
  foodItemDelete: write('/food-item/delete'),
  foodItemCreate: upload('/food-item/create'),
  foodItemUpdate: upload('/food-item/update'),
  foodItemSnooze: write('/food-item/snooze'),
  dishCategories: get('/dish-category/all'),
  dishCategoriesUpdate: write('/dish-category/update'),
  reviews: post('/reviews/restaurant-food-reviews', 'bulk'),
  paymentLogs: post('/food-order/get-restaurant-payment-collection-logs'),
  offersAll: post('/offers/all'),
  offerSetStatus: write('/offers/vendor-offer-status'),
  timingsAdd: write('/restaurant/add-restaurant-timings'),
  timingsUpdate: write('/restaurant/update-restaurant-timings'),
  timingsDelete: write('/restaurant/delete-restaurant-timings'),
  timingsDayStatus: write('/restaurant/update-online-status-of-specified-day'),
  specialDaySave: write('/restaurant/save-special-day'),
  specialDayDelete: write('/restaurant/delete-special-day'),
  kycUpdate: { ...upload('/vendor/update-kyc-detail'), refusesRedirects: true },
  pendingPayouts: post('/food-order/vendor/get-restaurant-pending-payment-details'),
  payoutDetails: post('/food-order/vendor/payout-details', 'bulk'),
  about: get('/about', { public: true }),
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

type Extras = Partial<Pick<Endpoint, 'timeout' | 'public' | 'mayBeEmpty' | 'outlivesSession'>>;

function write(path: Endpoint['path'], extras?: Extras): Endpoint {
  return { ...post(path, 'orderUpdate'), writes: true, ...extras };
}

function get(path: Endpoint['path'], extras?: Extras): Endpoint {
  return { method: 'GET', path, body: 'none', timeout: 'read', ...extras };
}

function upload(path: Endpoint['path']): Endpoint {
  return { ...write(path, { timeout: 'bulk' }), body: 'multipart' };
}
