import type { Capability } from '../contracts/capabilityNames';
import { type Needs, RIGHTS } from '../permissions/rights';

/**
 * A group of screens that a marketplace can turn off.
 *
 * - `kitchen`: the kitchen mode of the orders.
 * - `ready`: the screen with the numbers of the orders that are being prepared or ready.
 * - `restaurant`: the profile of the outlet.
 * - `payouts`: the past payout cycles.
 * - `account`: the settings.
 * - `kyc`: the documents in the menu. A vendor who has not completed KYC still gets `/vendor-kyc`.
 * - `legal`: the three legal pages.
 *
 * @public
 */
export type ScreenName =
  | 'dashboard'
  | 'orders'
  | 'kitchen'
  | 'ready'
  | 'history'
  | 'restaurant'
  | 'ratings'
  | 'paymentLogs'
  | 'payouts'
  | 'team'
  | 'menu'
  | 'offers'
  | 'timings'
  | 'kyc'
  | 'account'
  | 'insights'
  | 'legal';

/** What is known of a screen in all layers. */
type ScreenRow = readonly [
  /** Below the basename; a segment such as `:id` is a parameter. */
  path: `/${string}`,
  /** The key of a text of the portal; a path without a title redirects. */
  title: string | null,
  /** The name with which a marketplace turns off this path and the paths below it; without one, it is always on. */
  name?: ScreenName | null,
  /** One of these permissions opens this path and the paths below it, unless they have their own. */
  needs?: Needs | null,
  /** Without this capability of the backend, the portal has neither the screen nor its menu row (X5). */
  capability?: Capability,
];

/** A screen with a name says whom it is open to; `[]` is everyone. */
type Whole = ScreenRow &
  (
    | readonly [unknown, unknown, null?, ...unknown[]]
    | readonly [unknown, unknown, ScreenName, Needs, ...unknown[]]
  );

/**
 * All screens (A2, B2), a path after the paths above it. The pages in `portal/routes.tsx` and the chunks in
 * `preload/screenChunks.ts` are records by id, in the code that reads them, and do not compile without each row.
 * `portal/layout/navigation/navigation.ts` has the menu.
 */
export const SCREENS = {
  landing: ['/', 'titleLogin'],
  login: ['/login', 'titleLogin'],
  register: ['/register', 'titleRegister'],
  logout: ['/logout', 'signOut'],
  vendorKyc: ['/vendor-kyc', 'titleVendorKyc'],
  vendorKycDetail: ['/vendor-kyc/kyc-detail', 'titleKycDetail'],
  kycSubmitted: ['/kyc-submitted', 'titleKycSubmitted'],
  dashboard: ['/dashboard', 'dashboard', 'dashboard', []],
  orders: ['/orders', 'orders', 'orders', RIGHTS.seeOrders],
  orderDetail: ['/orders/view-order/:orderId', 'titleOrderDetail'],
  issues: ['/orders/issues', 'issues', null, RIGHTS.seeOrders, 'orders.issues'],
  team: ['/team', 'teamMembers', 'team', ['manage_team']],
  addTeamMember: ['/team/add-team-member', 'titleAddTeamMember'],
  foodMenu: ['/food-menu', 'foodMenu', 'menu', RIGHTS.setStock],
  addProduct: ['/food-menu/add-product', 'titleAddProduct', null, RIGHTS.editMenu],
  menuPrices: ['/food-menu/prices', 'titleMenuPrices', null, RIGHTS.editMenu],
  menuCategories: [
    '/food-menu/categories',
    'titleMenuCategories',
    null,
    RIGHTS.editMenu,
    'menu.categories',
  ],
  /** Redirects to the menu, as `products` does (b9, b10). */
  foodItems: ['/food-item', null, 'menu', RIGHTS.setStock],
  foodItem: ['/food-item/:itemId', 'titleFoodItem'],
  foodItemEdit: ['/food-item/edit', 'titleFoodItemEdit', null, RIGHTS.editMenu],
  products: ['/products', null, 'menu', []],
  outlet: ['/outlet', null],
  restaurantProfile: [
    '/outlet/restaurant-profile',
    'restaurantProfile',
    'restaurant',
    ['business_profile'],
  ],
  orderHistory: ['/outlet/order-history', 'orderHistory', 'history', ['order_history']],
  orderHistoryDetail: ['/outlet/order-history/view/:orderId', 'titleOrderDetail'],
  // The insights read the order history but no payments.
  insights: ['/insights', 'insights', 'insights', ['order_history']],
  rating: ['/outlet/rating', 'rating', 'ratings', ['settings']],
  paymentLogs: ['/outlet/payment-logs', 'paymentLogs', 'paymentLogs', ['payments']],
  offers: ['/offers', 'offers', 'offers', ['offers']],
  timings: ['/timings', 'timing', 'timings', [...RIGHTS.editTimings, ...RIGHTS.switchDays]],
  kycDocuments: ['/kyc-documents', 'kycDocuments', 'kyc', ['settings']],
  kycDocumentsDetail: ['/kyc-documents/kyc-detail', 'titleKycDetail'],
  pendingPayouts: ['/pending-payouts', 'titlePastCycles', 'payouts', ['payments']],
  payoutCycle: ['/pending-payouts/:cycle', 'titlePayoutCycle'],
  payoutMonth: ['/pending-payouts/month/:month', 'titlePayoutMonth'],
  payoutLines: [
    '/pending-payouts/:cycle/deductions',
    'titlePayoutLines',
    null,
    null,
    'payouts.deductions',
  ],
  payoutStatement: [
    '/pending-payouts/:cycle/statement',
    'titlePayoutStatement',
    null,
    null,
    'payouts.deductions',
  ],
  manageProfile: ['/setting/manage-profile', 'titleManageProfile', 'account', []],
  terms: ['/terms-and-conditions', 'titleTerms', 'legal', []],
  privacy: ['/privacy-policy', 'titlePrivacy', 'legal', []],
  openSource: ['/open-source-library', 'titleOpenSource', 'legal', []],
} as const satisfies Readonly<Record<string, Whole>>;

type Screens = typeof SCREENS;
export type ScreenId = keyof Screens;

/** The values of a column. */
type InColumn<Column extends string> = Screens[ScreenId] extends infer Row
  ? Row extends Readonly<Record<Column, string>>
    ? Row[Column]
    : never
  : never;

export const SCREEN_IDS = Object.keys(SCREENS) as ScreenId[];

export function screenRow(id: ScreenId): ScreenRow {
  return SCREENS[id];
}

/** Matches the path of a screen (`$`), or a path with a slash at its end that is the screen's or below it (`/`). */
export function screenPattern(id: ScreenId, end: '/' | '$'): RegExp {
  return new RegExp(`^${SCREENS[id][0].replace(/:\w+/, '[^/]+')}${end}`, 'i');
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
