import type { createStore } from 'jotai';
import { portalQueryClientAtom } from '../../core/state/queryClient';
import { restaurantIdAtom } from '../../core/state/services';
import { isPolledKey, pollingAtom } from '../orders/public';

/** First parts of the query keys that contain orders. */
const WITH_ORDERS = ['orders', 'dashboard'] as const;

/** Refetches the orders on the screen. */
export function refreshOrders(store: ReturnType<typeof createStore>): void {
  const cache = store.get(portalQueryClientAtom);
  const restaurantId = store.get(restaurantIdAtom);
  const polling = store.get(pollingAtom);
  polling?.refresh();
  for (const name of WITH_ORDERS) {
    void cache.invalidateQueries({
      queryKey: [name, restaurantId],
      // The polling refetches these.
      predicate: ({ queryKey }) => !polling || !isPolledKey(restaurantId, queryKey),
    });
  }
}
