import { useAtomValue } from 'jotai';
import { type ReactNode, Suspense, useEffect } from 'react';
import {
  createRoutesFromElements,
  matchRoutes,
  Navigate,
  Route,
  useLocation,
  useRoutes,
} from 'react-router-dom';
import { loadUpload } from '../core/api/loadUpload';
import { connectionAtom, useIsCutOff } from '../core/connection/state';
import { paths } from '../core/navigation/paths';
import { servicesAtom, sessionAtom } from '../core/state/services';
import { LandingPage } from '../features/auth/pages/LandingPage';
import { lazyPage, preloadAll } from '../ui/patterns/lazyPage';
import { PublicOnly } from './guards/PublicOnly';
import { RequireSession } from './guards/RequireSession';
import { PublicLayout } from './layout/PublicLayout';
import { Loaded } from './Loaded';
import type messages from './messages.en.json';
import { LoadingPage } from './pages/LoadingPage';
import { Screen } from './Screen';
import { LogoutPage } from './signOut/lazyLogoutPage';
import { startReading } from './startReading';

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
const PastCyclesPage = lazyPage(
  () => import('../features/payments/pages/PastCyclesPage'),
  'PastCyclesPage',
);
const RatingPage = lazyPage(() => import('../features/ratings/pages/RatingPage'), 'RatingPage');
const TimingsPage = lazyPage(() => import('../features/timings/pages/TimingsPage'), 'TimingsPage');
const RestaurantProfilePage = lazyPage(
  withUpload(() => import('../features/restaurant/pages/RestaurantProfilePage')),
  'RestaurantProfilePage',
);
const RegisterPage = lazyPage(() => import('../features/auth/pages/RegisterPage'), 'RegisterPage');

/** A screen that sends files. */
function withUpload<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => (await Promise.all([load(), loadUpload()]))[0];
}

type Title = keyof typeof messages;

function screen(path: string, title: Title, page: ReactNode) {
  return <Route key={path} path={path} element={<Screen title={title}>{page}</Screen>} />;
}

function redirect(path: string, to: string) {
  return <Route key={path} path={path} element={<Navigate to={to} replace />} />;
}

/** A second address of a screen: its filters come along. */
function alias(path: string, to: string) {
  return <Route key={path} path={path} element={<Alias to={to} />} />;
}

function Alias({ to }: { to: string }) {
  const { search, state } = useLocation();
  return <Navigate to={{ pathname: to, search }} state={state} replace />;
}

/** Every address of the portal (specification A 2, B 2; aliases by decisions b9-b11). */
export function PortalRoutes() {
  usePreload();
  return <Suspense fallback={<LoadingPage />}>{useRoutes(routes)}</Suspense>;
}

/** The orders are sent for this soon after the sign-in, in ms: they have to open on a bad network. */
const ORDERS_AHEAD_MS = 2_000;

/** Of a signed-in portal, frame, screen and first answers are requested together. */
function usePreload() {
  const services = useAtomValue(servicesAtom);
  const { phase } = useAtomValue(sessionAtom);
  const isSignedIn = phase === 'active' || phase === 'onboarding';
  const connection = useAtomValue(connectionAtom);
  const isCutOff = useIsCutOff();
  const { pathname } = useLocation();
  useEffect(() => {
    if (isCutOff) return;
    // While a code is checked, what it opens is on its way already.
    const elements = elementsAt(phase === 'verifying' ? paths.dashboard : pathname);
    if (isSignedIn && elements.includes(signedIn)) startReading(services, pathname);
    if (isSignedIn || phase === 'verifying') elements.forEach(preloadAll);
  }, [services, phase, isSignedIn, isCutOff, pathname]);
  useEffect(() => {
    if (phase !== 'active') return;
    const timer = setTimeout(() => {
      // A browser may refuse for good what it once failed to get.
      if (connection?.getState() !== 'good') return;
      for (const page of [OrdersPage, OrderDetailPage]) void page.preload();
    }, ORDERS_AHEAD_MS);
    return () => clearTimeout(timer);
  }, [phase, connection]);
}

const elementsAt = (pathname: string): ReactNode[] =>
  (matchRoutes(routes, pathname) ?? []).map(({ route }) => route.element);

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
  screen(paths.rating, 'rating', <RatingPage />),
  screen(paths.paymentLogs, 'paymentLogs', <PaymentLogsPage />),
  screen(paths.team, 'teamMembers', <TeamPage />),
  screen(paths.addTeamMember, 'titleAddTeamMember', <MemberPage />),
  screen(paths.foodMenu, 'foodMenu', <MenuPage />),
  screen(paths.addProduct, 'titleAddProduct', <AddProductPage />),
  alias(paths.foodItems, paths.foodMenu),
  alias(paths.products, paths.foodMenu),
  screen(paths.foodItemEdit, 'titleFoodItemEdit', <EditItemPage />),
  screen('/food-item/:itemId', 'titleFoodItem', <ItemPage />),
  screen(paths.offers, 'offers', <OffersPage />),
  screen(paths.timings, 'timing', <TimingsPage />),
  screen(paths.kycDocuments, 'kycDocuments', <KycListPage />),
  screen(paths.kycDocumentsDetail, 'titleKycDetail', <KycDetailPage />),
  screen(paths.pendingPayouts, 'titlePastCycles', <PastCyclesPage />),
  screen(paths.manageProfile, 'titleManageProfile', <ManageProfilePage />),
];

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

const routes = createRoutesFromElements(
  <>
    <Route element={<PublicLayout />}>
      <Route element={<PublicOnly />}>
        {screen(paths.landing, 'titleLogin', <LandingPage />)}
        {screen(paths.login, 'titleLogin', <LandingPage />)}
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
