import { loadUpload } from '../core/api/upload/loadUpload';
import { lazyPage } from '../ui/patterns/lazyPage';

export const SignedIn = lazyPage(() => import('./guards/SignedIn'), 'SignedIn');
export const AppLayout = lazyPage(() => import('./layout/AppLayout'), 'AppLayout');
export const OnboardingLayout = lazyPage(
  () => import('./layout/OnboardingLayout'),
  'OnboardingLayout',
);
export const LegalPage = lazyPage(() => import('../features/legal/pages/LegalPage'), 'LegalPage');
export const DashboardPage = lazyPage(
  () => import('../features/dashboard/pages/DashboardPage'),
  'DashboardPage',
);
export const OrdersPage = lazyPage(
  () => import('../features/orders/pages/OrdersPage'),
  'OrdersPage',
);
export const OrderHistoryPage = lazyPage(
  () => import('../features/history/pages/OrderHistoryPage'),
  'OrderHistoryPage',
);
export const OrderDetailPage = lazyPage(
  () => import('../features/orders/pages/OrderDetailPage'),
  'OrderDetailPage',
);
export const KycListPage = lazyPage(
  () => import('../features/kyc/pages/KycListPage'),
  'KycListPage',
);
export const KycDetailPage = lazyPage(
  withUpload(() => import('../features/kyc/pages/KycDetailPage')),
  'KycDetailPage',
);
export const KycSubmittedScreen = lazyPage(
  () => import('./pages/KycSubmittedScreen'),
  'KycSubmittedScreen',
);

export const TeamPage = lazyPage(() => import('../features/team/pages/TeamPage'), 'TeamPage');
export const MemberPage = lazyPage(() => import('../features/team/pages/MemberPage'), 'MemberPage');
export const ManageProfilePage = lazyPage(
  () => import('../features/account/pages/ManageProfilePage'),
  'ManageProfilePage',
);
export const MenuPage = lazyPage(() => import('../features/menu/pages/MenuPage'), 'MenuPage');
export const AddProductPage = lazyPage(
  () => import('../features/menu/pages/AddProductPage'),
  'AddProductPage',
);
export const ItemPage = lazyPage(() => import('../features/menu/pages/ItemPage'), 'ItemPage');
export const EditItemPage = lazyPage(
  withUpload(() => import('../features/menu/pages/EditItemPage')),
  'EditItemPage',
);
export const OffersPage = lazyPage(
  () => import('../features/offers/pages/OffersPage'),
  'OffersPage',
);
export const PaymentLogsPage = lazyPage(
  () => import('../features/payments/pages/PaymentLogsPage'),
  'PaymentLogsPage',
);
export const PayoutsPage = lazyPage(
  () => import('../features/payments/pages/PayoutsPage'),
  'PayoutsPage',
);
export const CyclePage = lazyPage(
  () => import('../features/payments/pages/CyclePage'),
  'CyclePage',
);
export const InsightsPage = lazyPage(
  () => import('../features/insights/pages/InsightsPage'),
  'InsightsPage',
);
export const RatingPage = lazyPage(
  () => import('../features/ratings/pages/RatingPage'),
  'RatingPage',
);
export const TimingsPage = lazyPage(
  () => import('../features/timings/pages/TimingsPage'),
  'TimingsPage',
);
export const RestaurantProfilePage = lazyPage(
  withUpload(() => import('../features/restaurant/pages/RestaurantProfilePage')),
  'RestaurantProfilePage',
);
export const RegisterPage = lazyPage(
  () => import('../features/auth/pages/RegisterPage'),
  'RegisterPage',
);

/** Loads the upload code with the screen. */
function withUpload<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => (await Promise.all([load(), loadUpload()]))[0];
}
