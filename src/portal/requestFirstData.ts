import { paths } from '../core/navigation/paths';
import { firstChangesCall, statusCall, waitingCall } from '../core/orders/firstCalls';
import type { Services } from '../core/state/services';
import { vendorCall } from '../core/vendor/firstCalls';

/** Screens that start with the waiting orders. */
const WITH_ORDERS: readonly string[] = [paths.dashboard, paths.orders];

interface FirstScreen {
  hasOrders: boolean;
  hasChanges: boolean;
  /** Whether the screen also starts with the orders in preparation. */
  isKitchen: boolean;
}

/** Requests the first data while the code of the screen loads; the queries of the screen use this response. */
export function requestFirstData(
  { api, session }: Services,
  pathname: string,
  { hasOrders, hasChanges, isKitchen }: FirstScreen,
): void {
  const state = session.getState();
  if (!('vendorId' in state)) return;
  api.begin(...vendorCall(state.vendorId));
  const needsOrders = hasOrders && WITH_ORDERS.includes(pathname);
  if (state.phase === 'active' && state.restaurantId && needsOrders) {
    const { restaurantId } = state;
    const [name, body] = (hasChanges ? firstChangesCall : waitingCall)(restaurantId);
    api.begin(name, body);
    if (isKitchen && !hasChanges) api.begin(...statusCall(restaurantId, 'cooking'));
  }
}
