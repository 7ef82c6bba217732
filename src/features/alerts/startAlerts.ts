import type { createStore } from 'jotai';
import { clockAtom } from '../../core/clock/state';
import type { PushAdapter } from '../../core/contracts';
import { type Alerts, alertsAtom, pushEndedAtom } from '../../core/push/alerts';
import { isSoundOn } from '../../core/orders/alarm/isSoundOn';
import { connectToServer, isServerPush } from '../../core/push/serverPush';
import type { PortalStorage } from '../../core/session/types';
import {
  notifyAtom,
  openStreamAtom,
  servicesAtom,
  trustedTypesAtom,
} from '../../core/state/services';
import { speakerAtom } from '../../core/orders/alarm/speakerAtom';
import { createAlerts } from './createAlerts';
import { refreshOrders } from './refreshOrders';

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
