import { type createStore, useAtomValue, useStore } from 'jotai';
import { type ReactNode, Suspense, useEffect } from 'react';
import {
  createRoutesFromElements,
  matchRoutes,
  Navigate,
  Route,
  type RouteObject,
  useLocation,
  useRoutes,
} from 'react-router-dom';
import { loadUpload } from '../core/api/upload/loadUpload';
import { hasCapabilityAtom } from '../core/capabilities';
import { connectionAtom, useIsCutOff } from '../core/connection/state';
import { paths } from '../core/navigation/paths';
import { hasScreenAtom, startPathAtom } from '../core/navigation/screens';
import { servicesAtom, sessionAtom } from '../core/state/services';
import { lazyPage, preloadAll } from '../ui/patterns/lazyPage';
import { useHostRoutes } from './extend/pages';
import { PublicOnly } from './guards/PublicOnly';
import { RequireSession } from './guards/RequireSession';
import { PublicLayout } from './layout/PublicLayout';
import type messages from './messages.en.json';
import { LandingScreen } from './pages/LandingScreen';
import { Loaded } from './pages/Loaded';
import { LoadingPage } from './pages/LoadingPage';
import { Screen } from './Screen';
import { LogoutPage } from './layout/navigation/useSignOut';
import { requestFirstData } from './requestFirstData';

const SignedIn = lazyPage(() => import('./guards/SignedIn'), 'SignedIn');
const AppLayout = lazyPage(() => import('./layout/AppLayout'), 'AppLayout');
const OnboardingLayout = lazyPage(() => import('./layout/OnboardingLayout'), 'OnboardingLayout');
const LegalPage = lazyPage(() => import('../features/legal/pages/LegalPage'), 'LegalPage');
const DashboardPage = lazyPage(
  () => import('../features/dashboard/pages/DashboardPage'),
  'DashboardPage',
);
const OrdersPage = lazyPage(() => import('../features/orders/pages/OrdersPage'), 'OrdersPage');
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
const ManageProfilePage = lazyPage(
  () => import('../features/account/pages/ManageProfilePage'),
  'ManageProfilePage',
);
const MenuPage = lazyPage(() => import('../features/menu/pages/MenuPage'), 'MenuPage');
const AddProductPage = lazyPage(
  () => import('../features/menu/pages/AddProductPage'),
  'AddProductPage',
);
const PricesPage = lazyPage(() => import('../features/menu/pages/PricesPage'), 'PricesPage');
const CategoriesPage = lazyPage(
  () => import('../features/menu/pages/CategoriesPage'),
  'CategoriesPage',
);
const ItemPage = lazyPage(() => import('../features/menu/pages/ItemPage'), 'ItemPage');
const EditItemPage = lazyPage(
  withUpload(() => import('../features/menu/pages/EditItemPage')),
  'EditItemPage',
);
const OffersPage = lazyPage(() => import('../features/offers/pages/OffersPage'), 'OffersPage');
const PaymentLogsPage = lazyPage(
  () => import('../features/payments/pages/PaymentLogsPage'),
  'PaymentLogsPage',
);
const PayoutsPage = lazyPage(() => import('../features/payments/pages/PayoutsPage'), 'PayoutsPage');
const CyclePage = lazyPage(() => import('../features/payments/pages/CyclePage'), 'CyclePage');
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
type Title = keyof typeof messages;

function screen(path: string, title: Title, page: ReactNode) {
  return <Route key={path} path={path} element={<Screen title={title}>{page}</Screen>} />;
}

function redirect(path: string, to: string) {
  return <Route key={path} path={path} element={<Navigate to={to} replace />} />;
}

/** A route that redirects and keeps the filters. */
function alias(path: string, to: string) {
  return <Route key={path} path={path} element={<Alias to={to} />} />;
}

function Alias({ to }: { to: string }) {
  const { search, state } = useLocation();
  return <Navigate to={{ pathname: to, search }} state={state} replace />;
}

/** All routes (A2, B2, b9, b10, b11). */
export function PortalRoutes() {
  const all = useHostRoutes(routes, main);
  usePreload(all);
  return <Suspense fallback={<LoadingPage />}>{useRoutes(all)}</Suspense>;
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
export function requestFirstScreen(store: Store, pathname: string, basename: string): void {
  const matches = matchRoutes(routes, pathname, basename) ?? [];
  const isRedirected = matches.some(({ route }) => route.element === publicOnly);
  const { phase } = store.get(sessionAtom);
  const start = phase === 'onboarding' ? paths.vendorKyc : store.get(startPathAtom);
  requestScreen(store, routes, isRedirected ? start : (matches.at(-1)?.pathname ?? paths.landing));
}

/** Does nothing without a session, unless a code is being verified. */
function requestScreen(store: Store, all: RouteObject[], pathname: string): void {
  const { phase } = store.get(sessionAtom);
  const isSignedIn = phase === 'active' || phase === 'onboarding';
  if (!isSignedIn && phase !== 'verifying') return;
  const elements = (matchRoutes(all, pathname) ?? []).map(({ route }) => route.element);
  if (isSignedIn && elements.includes(signedIn)) {
    requestFirstData(store.get(servicesAtom), pathname, {
      hasOrders: store.get(hasScreenAtom)(paths.orders),
      hasChanges: store.get(hasCapabilityAtom)('orders.changes'),
    });
  }
  elements.forEach(preloadAll);
}

/** Whether the portal has a screen or redirect at this path. */
export function isOwnPath(path: string): boolean {
  return matchRoutes(routes, path)?.at(-1)?.route.path !== '*';
}

const onboardingScreens = [
  screen(paths.vendorKyc, 'titleVendorKyc', <KycListPage />),
  screen(paths.vendorKycDetail, 'titleKycDetail', <KycDetailPage />),
  screen(paths.kycSubmitted, 'titleKycSubmitted', <KycSubmittedScreen />),
];

const mainScreens = [
  screen(paths.dashboard, 'dashboard', <DashboardPage />),
  screen(paths.orders, 'orders', <OrdersPage />),
  screen('/orders/view-order/:orderId', 'titleOrderDetail', <OrderDetailPage />),
  redirect(paths.outlet, paths.restaurantProfile),
  screen(paths.restaurantProfile, 'restaurantProfile', <RestaurantProfilePage />),
  screen(paths.orderHistory, 'orderHistory', <OrderHistoryPage />),
  screen('/outlet/order-history/view/:orderId', 'titleOrderDetail', <OrderDetailPage />),
  screen(paths.insights, 'insights', <InsightsPage />),
  screen(paths.rating, 'rating', <RatingPage />),
  screen(paths.paymentLogs, 'paymentLogs', <PaymentLogsPage />),
  screen(paths.team, 'teamMembers', <TeamPage />),
  screen(paths.addTeamMember, 'titleAddTeamMember', <MemberPage />),
  screen(paths.foodMenu, 'foodMenu', <MenuPage />),
  screen(paths.addProduct, 'titleAddProduct', <AddProductPage />),
  screen(paths.menuPrices, 'titleMenuPrices', <PricesPage />),
  screen(paths.menuCategories, 'titleMenuCategories', <CategoriesPage />),
  alias(paths.foodItems, paths.foodMenu),
  alias(paths.products, paths.foodMenu),
  screen(paths.foodItemEdit, 'titleFoodItemEdit', <EditItemPage />),
  screen('/food-item/:itemId', 'titleFoodItem', <ItemPage />),
  screen(paths.offers, 'offers', <OffersPage />),
  screen(paths.timings, 'timing', <TimingsPage />),
  screen(paths.kycDocuments, 'kycDocuments', <KycListPage />),
  screen(paths.kycDocumentsDetail, 'titleKycDetail', <KycDetailPage />),
  screen(paths.pendingPayouts, 'titlePastCycles', <PayoutsPage />),
  screen('/pending-payouts/:cycle', 'titlePayoutCycle', <CyclePage />),
  screen(paths.manageProfile, 'titleManageProfile', <ManageProfilePage />),
];

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
export const routes = createRoutesFromElements(
  <>
    <Route element={<PublicLayout />}>
      <Route element={publicOnly}>
        {screen(paths.landing, 'titleLogin', <LandingScreen />)}
        {screen(paths.login, 'titleLogin', <LandingScreen />)}
        {screen(paths.register, 'titleRegister', <RegisterPage />)}
      </Route>
      {screen(paths.terms, 'titleTerms', <LegalPage />)}
      {screen(paths.privacy, 'titlePrivacy', <LegalPage />)}
      {screen(paths.openSource, 'titleOpenSource', <LegalPage />)}
    </Route>
    <Route element={signedIn}>
      <Route element={onboarding}>{onboardingScreens}</Route>
      <Route element={main}>{mainScreens}</Route>
    </Route>
    {screen(paths.logout, 'signOut', <LogoutPage />)}
    {redirect('*', paths.landing)}
  </>,
);
