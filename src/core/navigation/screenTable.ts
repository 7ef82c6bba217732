import type { Capability, ScreenName } from '../contracts';

/** What is known of a screen in all layers. */
type ScreenRow = readonly [
  /** Below the basename; a segment such as `:id` is a parameter. */
  path: `/${string}`,
  /** The key of a text of the portal; a path without a title redirects. */
  title: string | null,
  /** The name with which a marketplace turns off this path and the paths below it; without one, it is always on. */
  name?: ScreenName | null,
  /** Without this capability of the backend, the portal has neither the screen nor its menu row (X5). */
  capability?: Capability,
];

/**
 * All screens (A2, B2), a path after the paths above it. The columns that not every page loads are records by id, which
 * do not compile without each row: the pages in `portal/routes.tsx`, the permissions in `core/permissions/access.ts` and
 * the chunks in `preload/screenChunks.ts`. `portal/layout/navigation/navigation.ts` has the menu.
 */
export const SCREENS = {
  landing: ['/', 'titleLogin'],
  login: ['/login', 'titleLogin'],
  register: ['/register', 'titleRegister'],
  logout: ['/logout', 'signOut'],
  vendorKyc: ['/vendor-kyc', 'titleVendorKyc'],
  vendorKycDetail: ['/vendor-kyc/kyc-detail', 'titleKycDetail'],
  kycSubmitted: ['/kyc-submitted', 'titleKycSubmitted'],
  dashboard: ['/dashboard', 'dashboard', 'dashboard'],
  orders: ['/orders', 'orders', 'orders'],
  orderDetail: ['/orders/view-order/:orderId', 'titleOrderDetail'],
  team: ['/team', 'teamMembers', 'team'],
  addTeamMember: ['/team/add-team-member', 'titleAddTeamMember'],
  foodMenu: ['/food-menu', 'foodMenu', 'menu'],
  addProduct: ['/food-menu/add-product', 'titleAddProduct'],
  menuPrices: ['/food-menu/prices', 'titleMenuPrices'],
  menuCategories: ['/food-menu/categories', 'titleMenuCategories', null, 'menu.categories'],
  /** Redirects to the menu, as `products` does (b9, b10). */
  foodItems: ['/food-item', null, 'menu'],
  foodItem: ['/food-item/:itemId', 'titleFoodItem'],
  foodItemEdit: ['/food-item/edit', 'titleFoodItemEdit'],
  products: ['/products', null, 'menu'],
  outlet: ['/outlet', null],
  restaurantProfile: ['/outlet/restaurant-profile', 'restaurantProfile', 'restaurant'],
  orderHistory: ['/outlet/order-history', 'orderHistory', 'history'],
  orderHistoryDetail: ['/outlet/order-history/view/:orderId', 'titleOrderDetail'],
  insights: ['/insights', 'insights', 'insights'],
  rating: ['/outlet/rating', 'rating', 'ratings'],
  paymentLogs: ['/outlet/payment-logs', 'paymentLogs', 'paymentLogs'],
  offers: ['/offers', 'offers', 'offers'],
  timings: ['/timings', 'timing', 'timings'],
  kycDocuments: ['/kyc-documents', 'kycDocuments', 'kyc'],
  kycDocumentsDetail: ['/kyc-documents/kyc-detail', 'titleKycDetail'],
  pendingPayouts: ['/pending-payouts', 'titlePastCycles', 'payouts'],
  payoutCycle: ['/pending-payouts/:cycle', 'titlePayoutCycle'],
  manageProfile: ['/setting/manage-profile', 'titleManageProfile', 'account'],
  terms: ['/terms-and-conditions', 'titleTerms', 'legal'],
  privacy: ['/privacy-policy', 'titlePrivacy', 'legal'],
  openSource: ['/open-source-library', 'titleOpenSource', 'legal'],
} as const satisfies Readonly<Record<string, ScreenRow>>;

type Screens = typeof SCREENS;
export type ScreenId = keyof Screens;

/** The values of a column. */
type InColumn<Column extends string> = Screens[ScreenId] extends infer Row
  ? Row extends Readonly<Record<Column, string>>
    ? Row[Column]
    : never
  : never;

/** The screens that state their permissions; the others have those of the screen above. */
export type NamedScreen = {
  [Id in ScreenId]: Screens[Id] extends readonly [string, unknown, string, ...unknown[]]
    ? Id
    : never;
}[ScreenId];

export const SCREEN_IDS = Object.keys(SCREENS) as ScreenId[];

export function screenRow(id: ScreenId): ScreenRow {
  return SCREENS[id];
}

/** These have no path, because they are views of the orders. A name without a row has to be here. */
const VIEWS: Readonly<Record<Exclude<ScreenName, InColumn<'2'>>, true>> = {
  kitchen: true,
  ready: true,
};

export const SCREEN_NAMES = [
  ...new Set(SCREEN_IDS.flatMap((id) => screenRow(id)[2] ?? [])),
  ...Object.keys(VIEWS),
] as readonly ScreenName[];
