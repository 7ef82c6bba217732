import type { createStore } from 'jotai';
import { clockAtom } from '../../core/clock/state';
import type { PushAdapter } from '../../core/contracts';
import { isSoundOn } from '../../core/orders/alarm/isSoundOn';
import { speakerAtom } from '../../core/orders/alarm/speakerAtom';
import { isPolledKey, orderKeys } from '../../core/orders/keys';
import { pollingAtom } from '../../core/orders/live/state';
import { type Alerts, alertsAtom, pushEndedAtom } from '../../core/push/alerts';
import { connectToServer, isServerPush } from '../../core/push/serverPush';
import { dashboardKeys } from '../../core/restaurant/queries';
import type { PortalStorage } from '../../core/session/types';
import { portalQueryClientAtom } from '../../core/state/queryClient';
import {
  notifyAtom,
  openStreamAtom,
  restaurantIdAtom,
  servicesAtom,
  trustedTypesAtom,
} from '../../core/state/services';
import { createAlerts } from './createAlerts';

interface StartOptions {
  store: ReturnType<typeof createStore>;
  storage: PortalStorage;
  basename: string;
  vendorId: string;
  open(path: string): void;
}

/** Starts the alerts of the session in a portal; they are in its store until they end. */
export function startAlerts(adapter: PushAdapter, options: StartOptions): Alerts {
  const { store, storage } = options;
  const alerts = createAlerts({
    ...options,
    adapter: isServerPush(adapter) ? adapter[connectToServer](store.get(openStreamAtom)) : adapter,
    isOpenOnly: isServerPush(adapter),
    services: store.get(servicesAtom),
    clock: store.get(clockAtom),
    trustedTypesPolicy: store.get(trustedTypesAtom),
    notify: store.get(notifyAtom),
    rings: () =>
      isSoundOn(storage.get('order_sound')) && store.get(speakerAtom).getState() === 'ready',
    refresh: () => refreshOrders(store),
  });
  const unsubscribe = alerts.subscribe(() => store.set(pushEndedAtom, alerts.getState().isEnded));
  store.set(alertsAtom, alerts);
  const leave = () => {
    unsubscribe();
    store.set(pushEndedAtom, false);
    store.set(alertsAtom, null);
  };
  return {
    ...alerts,
    stop() {
      alerts.stop();
      leave();
    },
    signOut() {
      alerts.signOut();
      leave();
    },
  };
}

/** Refetches the orders on the screen. */
function refreshOrders(store: ReturnType<typeof createStore>): void {
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
