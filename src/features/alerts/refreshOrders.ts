import type { createStore } from 'jotai';
import { portalQueryClientAtom } from '../../core/state/queryClient';
import { isPolledKey, orderKeys } from '../../core/orders/keys';
import { dashboardKeys } from '../../core/restaurant/queries';
import { restaurantIdAtom } from '../../core/state/services';
import { pollingAtom } from '../../core/orders/live/state';

/** Refetches the orders on the screen. */
export function refreshOrders(store: ReturnType<typeof createStore>): void {
  const cache = store.get(portalQueryClientAtom);
  const restaurantId = store.get(restaurantIdAtom);
  const polling = store.get(pollingAtom);
  polling?.refresh();
  for (const queryKey of [orderKeys.all(restaurantId), dashboardKeys.all(restaurantId)]) {
    void cache.invalidateQueries({
      queryKey,
      // Polled queries are left out, because polling refetches them.
      predicate: (query) => !polling || !isPolledKey(restaurantId, query.queryKey),
    });
  }
}
