import type { createStore } from 'jotai';
import { portalQueryClientAtom } from '../../core/state/queryClient';
import { restaurantIdAtom } from '../../core/state/services';

/** First parts of the cache keys that hold orders. */
const WITH_ORDERS = ['orders', 'dashboard'] as const;

/** Fetches what a screen shows of the orders anew, at once. */
export function refreshOrders(store: ReturnType<typeof createStore>): void {
  const cache = store.get(portalQueryClientAtom);
  const restaurantId = store.get(restaurantIdAtom);
  for (const name of WITH_ORDERS) {
    void cache.invalidateQueries({ queryKey: [name, restaurantId] });
  }
}
