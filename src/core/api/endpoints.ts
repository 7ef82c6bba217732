/** How long a call may take; see `DEFAULT_TIMEOUTS` in `timeouts.ts`. @internal */
export type TimeoutKind = 'read' | 'orderUpdate' | 'bulk';

/** One call of the wire. @internal */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT';
  /** A constant path; `:id` is the only thing that is ever filled in. */
  path: `/${string}`;
  body: 'json' | 'multipart' | 'none';
  timeout: TimeoutKind;
  /** Sent without the bearer, and a 401 says nothing about the session. */
  public?: true;
  /** Nobody reads the answer, so an empty one is a success. */
  mayBeEmpty?: true;
  /** Its files are sent with `fetch`, which refuses a redirect; there is no progress in percent. */
  refusesRedirects?: true;
  /** Its answer is still wanted after the session has ended. */
  outlivesSession?: true;
}

/**
 * Every call the portal can make (specification A 7 and B 7). The names are also the operation ids
 * of the contract. Nothing outside this table can be requested (safety T4).
 *
 * @internal
 */
export const endpoints = {
  signUp: post('/vendor/sign-up', 'read', { public: true }),
  requestCode: post('/vendor', 'read', { public: true }),
  verifyCode: post('/vendor/verify-otp', 'read', { public: true }),
  vendorGet: post('/vendor/get'),
  logout: get('/vendor/logout', { mayBeEmpty: true, outlivesSession: true }),
  dashboard: post('/restaurant/dashboard'),
  orderHistory: post('/food-order/get-order-history', 'bulk'),
  orderDetails: post('/food-order/get-order-id-wise-details'),
  waitingOrders: post('/food-order/get-waiting-order'),
  ordersByStatus: post('/food-order/get-order-by-status'),
  updateOrderStatus: post('/food-order/update-order-status', 'orderUpdate'),
  savePushToken: post('/vendor/save-vendor-fcm-token', 'orderUpdate', { mayBeEmpty: true }),
  restaurantGet: post('/restaurant/get'),
  restaurantUpdate: upload('/restaurant/update'),
  restaurantDeleteAsset: post('/restaurant/delete-restaurant-asset', 'orderUpdate'),
  vendorUpdateProfile: post('/vendor/update-profile', 'orderUpdate'),
  teamList: post('/vendor/all-team-member'),
  teamAdd: post('/vendor/add-team-member', 'orderUpdate'),
  teamUpdate: { ...post('/vendor/update-team-member/:id', 'orderUpdate'), method: 'PUT' },
  teamUpdatePost: post('/vendor/update-team-member', 'orderUpdate'),
  teamGet: post('/vendor/get-team-member'),
  teamSetActive: post('/vendor/active-inactive-team-member', 'orderUpdate'),
  teamDelete: post('/vendor/delete-team-member', 'orderUpdate'),
  foodItemAll: post('/food-item/all'),
  foodItemGet: post('/food-item/get'),
  foodItemDelete: post('/food-item/delete', 'orderUpdate'),
  foodItemUpdate: upload('/food-item/update'),
  dishCategories: get('/dish-category/all'),
  reviews: post('/reviews/restaurant-food-reviews', 'bulk'),
  paymentLogs: post('/food-order/get-restaurant-payment-collection-logs'),
  offersAll: post('/offers/all'),
  offerSetStatus: post('/offers/vendor-offer-status', 'orderUpdate'),
  timingsAdd: post('/restaurant/add-restaurant-timings', 'orderUpdate'),
  timingsUpdate: post('/restaurant/update-restaurant-timings', 'orderUpdate'),
  timingsDelete: post('/restaurant/delete-restaurant-timings', 'orderUpdate'),
  timingsDayStatus: post('/restaurant/update-online-status-of-specified-day', 'orderUpdate'),
  kycUpdate: { ...upload('/vendor/update-kyc-detail'), refusesRedirects: true },
  pendingPayouts: post('/food-order/vendor/get-restaurant-pending-payment-details'),
  about: get('/about', { public: true }),
} as const satisfies Record<string, Endpoint>;

/** The closed list of calls. @internal */
export type EndpointName = keyof typeof endpoints;

type Extras = Pick<Endpoint, 'public' | 'mayBeEmpty' | 'outlivesSession'>;

function post(path: Endpoint['path'], timeout: TimeoutKind = 'read', extras?: Extras): Endpoint {
  return { method: 'POST', path, body: 'json', timeout, ...extras };
}

function get(path: Endpoint['path'], extras?: Extras): Endpoint {
  return { method: 'GET', path, body: 'none', timeout: 'read', ...extras };
}

function upload(path: Endpoint['path']): Endpoint {
  return { method: 'POST', path, body: 'multipart', timeout: 'bulk' };
}
