/** In this order: what two of them share goes with the first. */
const FIRST_SCREENS = [
  {
    name: 'sign-in',
    pages: [
      'element/index',
      'portal/(VendorPortal|diagnostics/page/watchHostPage)',
      'adapters/push/(serverSentEventsPush|fcm/fcmPush)',
      'features/auth/pages/LandingPage',
    ],
  },
  // Before the screens it leads to: what they share is not to bring them along.
  { name: 'CodeDialog', pages: ['features/auth/components/CodeDialog'] },
  {
    name: 'signed-in',
    pages: ['portal/(guards/SignedIn|layout/AppLayout)', 'features/dashboard/pages/DashboardPage'],
  },
];

/** What most screens share: in a file of the orders it would bring the whole board along. */
const SHARED = { name: 'screens', test: /\/src\//, minShareCount: 8 };

const ORDERS = { name: 'orders', pages: ['features/orders/pages/OrdersPage'] };

const toGroup = ({ name, pages }: { name: string; pages: readonly string[] }) => ({
  name,
  test: new RegExp(`/src/(${pages.join('|')})\\.tsx?$`),
});

/** A file for what stands on the screen at once: it comes sooner, and is smaller, than forty parts. */
export const firstScreens = [...FIRST_SCREENS.map(toGroup), SHARED, toGroup(ORDERS)];
