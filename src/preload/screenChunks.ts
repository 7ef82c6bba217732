import { SCREEN_IDS, type ScreenId, screenPattern } from '../core/navigation/screenTable';

const DOCUMENT = 'LegalPage';
const ORDER = 'signed-in OrderDetailPage';
const KYC_LIST = 'signed-in kyc';
const MENU = 'signed-in menu';
const PAYMENTS = 'signed-in payments';
const PROFILE = 'signed-in RestaurantProfilePage upload';
const TEAM = 'signed-in team';

/** The chunks of each screen, by name. A test compares them with the routes. */
const CHUNKS: Readonly<Record<ScreenId, string>> = {
  landing: '',
  login: '',
  register: 'RegisterPage',
  logout: 'after-paint',
  terms: DOCUMENT,
  privacy: DOCUMENT,
  openSource: DOCUMENT,
  vendorKyc: KYC_LIST,
  vendorKycDetail: 'signed-in kyc KycDetailPage upload',
  kycSubmitted: KYC_LIST,
  dashboard: 'signed-in dashboard',
  orders: 'signed-in orders',
  orderDetail: ORDER,
  issues: 'signed-in IssuesPage',
  outlet: PROFILE,
  restaurantProfile: PROFILE,
  orderHistory: 'signed-in OrderHistoryPage',
  orderHistoryDetail: ORDER,
  rating: 'signed-in RatingPage',
  paymentLogs: PAYMENTS,
  insights: 'signed-in InsightsPage',
  team: TEAM,
  addTeamMember: TEAM,
  foodMenu: MENU,
  addProduct: MENU,
  menuPrices: 'signed-in PricesPage',
  menuCategories: 'signed-in CategoriesPage',
  foodItems: MENU,
  foodItem: MENU,
  foodItemEdit: 'signed-in EditItemPage upload',
  products: MENU,
  offers: 'signed-in OffersPage',
  timings: 'signed-in TimingsPage',
  kycDocuments: KYC_LIST,
  kycDocumentsDetail: 'signed-in KycDetailPage upload',
  pendingPayouts: PAYMENTS,
  payoutCycle: 'signed-in CyclePage',
  payoutMonth: 'signed-in CyclePage',
  payoutLines: 'signed-in CyclePage',
  payoutStatement: 'signed-in CyclePage',
  manageProfile: 'signed-in ManageProfilePage',
};

/** The names of the chunks that the screen at a path of the portal needs in addition to `portal`. */
export function chunksOf(path: string): string[] {
  const [pathname = ''] = path.split(/[?#]/);
  const normalizedPath = `/${pathname.split('/').filter(Boolean).join('/')}`;
  const id = SCREEN_IDS.findLast((each) => screenPattern(each, '$').test(normalizedPath));
  return id ? CHUNKS[id].split(' ').filter(Boolean) : [];
}
