import { paths } from '../core/navigation/paths';
import type { Services } from '../core/state/services';
import { vendorCall } from '../core/vendor/api';
import { waitingCall } from '../features/orders/public';

/** The screens that begin with the orders that wait for an answer. */
const WITH_ORDERS: readonly string[] = [paths.dashboard, paths.orders];

/**
 * Requests what a signed-in screen reads first, while its code is on its way. The screen's own calls
 * take over the answers.
 */
export function startReading({ api, session }: Services, pathname: string): void {
  const state = session.getState();
  if (!('vendorId' in state)) return;
  api.begin(...vendorCall(state.vendorId));
  if (state.phase === 'active' && state.restaurantId && WITH_ORDERS.includes(pathname)) {
    api.begin(...waitingCall(state.restaurantId));
  }
}
