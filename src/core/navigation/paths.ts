/** All paths below the basename (A2, B2). Links and redirects use only these, never server data. */
export const paths = {
  landing: '/',
  login: '/login',
  register: '/register',
  logout: '/logout',
  vendorKyc: '/vendor-kyc',
  vendorKycDetail: '/vendor-kyc/kyc-detail',
  kycSubmitted: '/kyc-submitted',
  kycDocuments: '/kyc-documents',
  kycDocumentsDetail: '/kyc-documents/kyc-detail',
  dashboard: '/dashboard',
  orders: '/orders',
  orderDetail: (id: string) => `/orders/view-order/${encodeURIComponent(id)}`,
  orderHistory: '/outlet/order-history',
  orderHistoryDetail: (id: string) => `/outlet/order-history/view/${encodeURIComponent(id)}`,
  team: '/team',
  addTeamMember: '/team/add-team-member',
  foodMenu: '/food-menu',
  addProduct: '/food-menu/add-product',
  menuPrices: '/food-menu/prices',
  menuCategories: '/food-menu/categories',
  foodItem: (id: string) => `/food-item/${encodeURIComponent(id)}`,
  foodItemEdit: '/food-item/edit',
  /** Redirects to the menu, as `products` does (b9, b10). */
  foodItems: '/food-item',
  products: '/products',
  outlet: '/outlet',
  restaurantProfile: '/outlet/restaurant-profile',
  rating: '/outlet/rating',
  paymentLogs: '/outlet/payment-logs',
  insights: '/insights',
  offers: '/offers',
  timings: '/timings',
  pendingPayouts: '/pending-payouts',
  payoutCycle: (id: string) => `/pending-payouts/${encodeURIComponent(id)}`,
  manageProfile: '/setting/manage-profile',
  terms: '/terms-and-conditions',
  privacy: '/privacy-policy',
  openSource: '/open-source-library',
} as const;

/** Normalizes a path for comparison, because the router ignores case and escapes. @internal */
export function normalizePath(pathname: string): string {
  try {
    return decodeURI(pathname).toLowerCase();
  } catch {
    return pathname.toLowerCase();
  }
}
