import { type createStore, useAtomValue, useStore } from 'jotai';
import { type ComponentType, type ReactElement, Suspense, useEffect } from 'react';
import {
  matchPath,
  matchRoutes,
  Navigate,
  type RouteObject,
  renderMatches,
  useLocation,
} from 'react-router-dom';
import { loadUpload } from '../core/api/upload/loadUpload';
import { hasCapabilityAtom } from '../core/capabilities';
import { connectionAtom, useIsCutOff } from '../core/connection/state';
import { orderViewOf } from '../core/navigation/orderView';
import { paths } from '../core/navigation/paths';
import { hasScreenAtom, screensOffAtom, startPathAtom } from '../core/navigation/screens';
import { SCREENS, type ScreenId } from '../core/navigation/screenTable';
import { servicesAtom, sessionAtom } from '../core/state/services';
import { lazyPage, preloadAll } from '../ui/patterns/lazyPage';
import { useHostRoutes } from './extend/pages';
import { PublicOnly, RequireSession } from './guards/SessionGuards';
import { LogoutPage } from './layout/navigation/useSignOut';
import { PublicLayout } from './layout/PublicLayout';
import { LandingScreen } from './pages/LandingScreen';
import { Loaded } from './pages/Loaded';
import { LoadingPage } from './pages/LoadingPage';
import { requestFirstData } from './requestFirstData';
import { Screen } from './Screen';

const SignedIn = lazyPage(() => import('./guards/SignedIn'), 'SignedIn');
const AppLayout = lazyPage(() => import('./layout/AppLayout'), 'AppLayout');
const OnboardingLayout = lazyPage(() => import('./layout/OnboardingLayout'), 'OnboardingLayout');
const LegalPage = lazyPage(() => import('../features/legal/pages/LegalPage'), 'LegalPage');
const DashboardPage = lazyPage(
  () => import('../features/dashboard/pages/DashboardPage'),
  'DashboardPage',
);
const OrdersPage = lazyPage(() => import('../features/orders/pages/OrdersPage'), 'OrdersPage');
/** @internal */
export const ORDER_VIEWS = {
  kitchen: lazyPage(() => import('../features/kitchen/pages/KitchenPage'), 'KitchenPage'),
  ready: lazyPage(() => import('../features/kitchen/pages/ReadyPage'), 'ReadyPage'),
};
const IssuesPage = lazyPage(() => import('../features/issues/pages/IssuesPage'), 'IssuesPage');
const OrderHistoryPage = lazyPage(
  () => import('../features/history/pages/OrderHistoryPage'),
  'OrderHistoryPage',
);
const OrderDetailPage = lazyPage(
  () => import('../features/orders/pages/OrderDetailPage'),
  'OrderDetailPage',
);
const KycListPage = lazyPage(() => import('../features/kyc/pages/KycListPage'), 'KycListPage');
const KycDetailPage = lazyPage(
  withUpload(() => import('../features/kyc/pages/KycDetailPage')),
  'KycDetailPage',
);
const KycSubmittedScreen = lazyPage(
  () => import('./pages/KycSubmittedScreen'),
  'KycSubmittedScreen',
);

const TeamPage = lazyPage(() => import('../features/team/pages/TeamPage'), 'TeamPage');
const MemberPage = lazyPage(() => import('../features/team/pages/MemberPage'), 'MemberPage');
const ManageProfilePage = lazyPage<'ManageProfilePage', object>(
  () => import('../features/account/pages/ManageProfilePage'),
  'ManageProfilePage',
);
const MenuPage = lazyPage(() => import('../features/menu/pages/MenuPage'), 'MenuPage');
const AddProductPage = lazyPage(
  () => import('../features/menu-form/pages/AddProductPage'),
  'AddProductPage',
);
const PricesPage = lazyPage(() => import('../features/prices/pages/PricesPage'), 'PricesPage');
const CategoriesPage = lazyPage(
  () => import('../features/menu/pages/CategoriesPage'),
  'CategoriesPage',
);
const ItemPage = lazyPage(() => import('../features/menu/pages/ItemPage'), 'ItemPage');
const EditItemPage = lazyPage(
  withUpload(() => import('../features/menu-form/pages/EditItemPage')),
  'EditItemPage',
);
const OffersPage = lazyPage(() => import('../features/offers/pages/OffersPage'), 'OffersPage');
const PaymentLogsPage = lazyPage(
  () => import('../features/payments/pages/PaymentLogsPage'),
  'PaymentLogsPage',
);
const PayoutsPage = lazyPage(() => import('../features/payouts/pages/PayoutsPage'), 'PayoutsPage');
const CyclePage = lazyPage(() => import('../features/payouts/pages/CyclePage'), 'CyclePage');
const InsightsPage = lazyPage(
  () => import('../features/insights/pages/InsightsPage'),
  'InsightsPage',
);
const RatingPage = lazyPage(() => import('../features/ratings/pages/RatingPage'), 'RatingPage');
const TimingsPage = lazyPage(() => import('../features/timings/pages/TimingsPage'), 'TimingsPage');
const RestaurantProfilePage = lazyPage(
  withUpload(() => import('../features/restaurant/pages/RestaurantProfilePage')),
  'RestaurantProfilePage',
);
const RegisterPage = lazyPage(() => import('../features/auth/pages/RegisterPage'), 'RegisterPage');

/** Loads the upload code with the screen. */
function withUpload<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => (await Promise.all([load(), loadUpload()]))[0];
}

type Store = ReturnType<typeof createStore>;
type RouteMatches = NonNullable<ReturnType<typeof matchRoutes>>;

/** A page with props is an element. */
type RoutePage = ComponentType | ReactElement;

/** Routes by the ids of their rows in the table of screens. */
function toRoutes(pages: Partial<Record<ScreenId, RoutePage>>): RouteObject[] {
  return Object.entries(pages).map(([id, Page]) => {
    const [path, title] = SCREENS[id as ScreenId];
    const page = typeof Page === 'function' ? <Page /> : Page;
    return { path, element: title ? <Screen title={title}>{page}</Screen> : page };
  });
}

/** A redirect that keeps the filters. */
function Alias({ to }: { to: string }) {
  const { search, state } = useLocation();
  return <Navigate to={{ pathname: to, search }} state={state} replace />;
}

/** All routes (A2, B2, b9, b10, b11). */
export function PortalRoutes() {
  const all = useHostRoutes(routes, main);
  const { pathname } = useLocation();
  usePreload(all);
  return <Suspense fallback={<LoadingPage />}>{renderMatches(matchesOf(all, pathname))}</Suspense>;
}

/** The delay after sign-in, in ms, before the code of the orders is preloaded for a slow network. */
const ORDERS_AHEAD_MS = 2_000;

/** Loads the layout, the screen and the first data in parallel. */
function usePreload(all: RouteObject[]) {
  const store = useStore();
  const { phase } = useAtomValue(sessionAtom);
  const connection = useAtomValue(connectionAtom);
  const isCutOff = useIsCutOff();
  const { pathname } = useLocation();
  const has = useAtomValue(hasScreenAtom);
  const hasCapability = useAtomValue(hasCapabilityAtom);
  const start = useAtomValue(startPathAtom);
  // While a code is being verified, preload the dashboard that follows.
  const next = phase === 'verifying' ? start : pathname;
  useEffect(() => {
    if (!isCutOff) requestScreen(store, all, next);
  }, [store, all, next, phase, isCutOff, has, hasCapability]);
  useEffect(() => {
    if (phase !== 'active' || !has(paths.orders)) return;
    const timer = setTimeout(() => {
      // Preload only while connected, because some browsers cache a failed import until the page reloads.
      if (connection?.getState() !== 'good') return;
      for (const page of [OrdersPage, OrderDetailPage]) void page.preload();
    }, ORDERS_AHEAD_MS);
    return () => clearTimeout(timer);
  }, [phase, connection, has]);
}

/** Requests the code of the screen that the portal starts with, and its first data. */
export function requestFirstScreen(
  store: Store,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  basename: string,
): void {
  const own = basename === '/' ? pathname : pathname.slice(basename.length) || '/';
  const matches = matchesOf(routes, own);
  const isRedirected = matches.some(({ route }) => route.element === publicOnly);
  const { phase } = store.get(sessionAtom);
  const start = phase === 'onboarding' ? paths.vendorKyc : store.get(startPathAtom);
  const path = isRedirected ? start : (matches.at(-1)?.pathname ?? paths.landing);
  requestScreen(store, routes, path, search);
}

/** Does nothing without a session, unless a code is being verified. */
function requestScreen(store: Store, all: RouteObject[], pathname: string, search = ''): void {
  const { phase } = store.get(sessionAtom);
  const isSignedIn = phase === 'active' || phase === 'onboarding';
  if (!isSignedIn && phase !== 'verifying') return;
  const elements = matchesOf(all, pathname).map(({ route }) => route.element);
  const hasOrders = store.get(hasScreenAtom)(paths.orders);
  const view =
    hasOrders &&
    pathname === paths.orders &&
    orderViewOf(new URLSearchParams(search), store.get(screensOffAtom));
  if (isSignedIn && elements.includes(signedIn)) {
    requestFirstData(store.get(servicesAtom), pathname, {
      hasOrders,
      isKitchen: view === 'kitchen',
      hasChanges: store.get(hasCapabilityAtom)('orders.changes'),
    });
  }
  elements.forEach(preloadAll);
  if (view) void ORDER_VIEWS[view].preload();
}

/** Whether the portal has a screen or redirect at this path, or one of `pages`. */
export function isOwnPath(path: string, pages: readonly { path: string }[] = []): boolean {
  const isScreen = matchesOf(routes, path).at(-1)?.route.path !== '*';
  return isScreen || pages.some((page) => matchPath(page.path, path) !== null);
}

let last: { all: RouteObject[]; pathname: string; matches: RouteMatches } | undefined;

/** Keeps the last answer: a start asks five times for the same path, and React Router ranks all routes for each. */
function matchesOf(all: RouteObject[], pathname: string): RouteMatches {
  if (last?.all !== all || last.pathname !== pathname) {
    last = { all, pathname, matches: matchRoutes(all, pathname) ?? [] };
  }
  return last.matches;
}

const guestPages = {
  landing: LandingScreen,
  login: LandingScreen,
  register: RegisterPage,
};

const legalPages = {
  terms: LegalPage,
  privacy: LegalPage,
  openSource: LegalPage,
};

const onboardingPages = {
  vendorKyc: KycListPage,
  vendorKycDetail: KycDetailPage,
  kycSubmitted: KycSubmittedScreen,
};

/** The pages of the other screens of the table. */
const mainPages: Record<
  Exclude<
    ScreenId,
    'logout' | keyof typeof guestPages | keyof typeof legalPages | keyof typeof onboardingPages
  >,
  RoutePage
> = {
  dashboard: DashboardPage,
  orders: <OrdersPage views={ORDER_VIEWS} />,
  orderDetail: OrderDetailPage,
  issues: IssuesPage,
  team: TeamPage,
  addTeamMember: MemberPage,
  foodMenu: MenuPage,
  addProduct: AddProductPage,
  menuPrices: PricesPage,
  menuCategories: CategoriesPage,
  foodItems: <Alias to={paths.foodMenu} />,
  foodItem: ItemPage,
  foodItemEdit: EditItemPage,
  products: <Alias to={paths.foodMenu} />,
  outlet: <Navigate to={paths.restaurantProfile} replace />,
  restaurantProfile: RestaurantProfilePage,
  orderHistory: OrderHistoryPage,
  orderHistoryDetail: OrderDetailPage,
  insights: InsightsPage,
  rating: RatingPage,
  paymentLogs: PaymentLogsPage,
  offers: OffersPage,
  timings: TimingsPage,
  kycDocuments: KycListPage,
  kycDocumentsDetail: KycDetailPage,
  pendingPayouts: PayoutsPage,
  payoutCycle: CyclePage,
  payoutMonth: CyclePage,
  payoutLines: CyclePage,
  payoutStatement: CyclePage,
  manageProfile: ManageProfilePage,
};

const publicOnly = <PublicOnly />;

const signedIn = (
  <RequireSession>
    <Loaded>
      <SignedIn />
    </Loaded>
  </RequireSession>
);

const onboarding = (
  <Loaded>
    <OnboardingLayout />
  </Loaded>
);

const main = (
  <Loaded>
    <AppLayout />
  </Loaded>
);

/** @internal */
export const routes: RouteObject[] = [
  {
    element: <PublicLayout />,
    children: [{ element: publicOnly, children: toRoutes(guestPages) }, ...toRoutes(legalPages)],
  },
  {
    element: signedIn,
    children: [
      { element: onboarding, children: toRoutes(onboardingPages) },
      { element: main, children: toRoutes(mainPages) },
    ],
  },
  ...toRoutes({ logout: LogoutPage }),
  { path: '*', element: <Navigate to={paths.landing} replace /> },
];
