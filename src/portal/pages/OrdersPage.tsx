import { OrdersPage as Orders } from '../../features/orders/pages/OrdersPage';
import { lazyPage } from '../../ui/patterns/lazyPage';

const VIEWS = {
  kitchen: lazyPage(() => import('../../features/kitchen/pages/KitchenPage'), 'KitchenPage'),
  ready: lazyPage(() => import('../../features/kitchen/pages/ReadyPage'), 'ReadyPage'),
};

/** The orders with the views of another room. This is not in `routes.tsx`, because sign-in loads that file. */
export function OrdersPage() {
  return <Orders views={VIEWS} />;
}
