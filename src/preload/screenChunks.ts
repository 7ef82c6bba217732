const DOCUMENT = 'LegalPage';
const ORDER = 'signed-in OrderDetailPage';
const KYC_LIST = 'signed-in kyc';
const KYC_DETAIL = 'signed-in kyc KycDetailPage upload';
const MENU = 'signed-in menu';
const PAYMENTS = 'signed-in payments';
const PROFILE = 'signed-in RestaurantProfilePage upload';
const TEAM = 'signed-in team';

/** The chunks of the screen at each path, by name. A test compares them with the routes. */
const SCREENS = new Map(
  Object.entries({
    '/register': 'RegisterPage',
    '/logout': 'after-paint',
    '/terms-and-conditions': DOCUMENT,
    '/privacy-policy': DOCUMENT,
    '/open-source-library': DOCUMENT,
    '/vendor-kyc': KYC_LIST,
    '/vendor-kyc/kyc-detail': KYC_DETAIL,
    '/kyc-submitted': KYC_LIST,
    '/dashboard': 'signed-in dashboard',
    '/orders': 'signed-in orders',
    '/orders/view-order/*': ORDER,
    '/outlet': PROFILE,
    '/outlet/restaurant-profile': PROFILE,
    '/outlet/order-history': 'signed-in OrderHistoryPage',
    '/outlet/order-history/view/*': ORDER,
    '/outlet/rating': 'signed-in RatingPage',
    '/outlet/payment-logs': PAYMENTS,
    '/insights': 'signed-in InsightsPage',
    '/team': TEAM,
    '/team/add-team-member': TEAM,
    '/food-menu': MENU,
    '/food-menu/add-product': MENU,
    '/food-menu/prices': 'signed-in PricesPage',
    '/food-menu/categories': 'signed-in CategoriesPage',
    '/food-item': MENU,
    '/food-item/*': MENU,
    '/food-item/edit': 'signed-in EditItemPage upload',
    '/products': MENU,
    '/offers': 'signed-in OffersPage',
    '/timings': 'signed-in TimingsPage',
    '/kyc-documents': KYC_LIST,
    '/kyc-documents/kyc-detail': 'signed-in KycDetailPage upload',
    '/pending-payouts': PAYMENTS,
    '/pending-payouts/*': 'signed-in CyclePage',
    '/setting/manage-profile': 'signed-in ManageProfilePage',
  }),
);

/** The names of the chunks that the screen at a path of the portal needs in addition to `portal`. */
export function chunksOf(path: string): string[] {
  const [pathname = ''] = path.split(/[?#]/);
  const known = `/${pathname.split('/').filter(Boolean).join('/')}`.toLowerCase();
  const chunks = SCREENS.get(known) ?? SCREENS.get(known.replace(/[^/]+$/, '*'));
  return chunks?.split(' ') ?? [];
}
