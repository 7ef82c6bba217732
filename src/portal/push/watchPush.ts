import { clockAtom } from '../../core/clock/state';
import type { PushAdapter } from '../../core/contracts';
import { type Alerts, alertsAtom } from '../../core/push/alerts';
import { connectToServer, isServerPush } from '../../core/push/serverPush';
import type { Session } from '../../core/session/types';
import {
  notifyAtom,
  openStreamAtom,
  servicesAtom,
  trustedTypesAtom,
} from '../../core/state/services';
import type { Portal } from '../createPortal';

export interface WatchPushOptions {
  portal: Portal;
  basename: string;
  /** Called once per session, so an inline adapter may change between renders. */
  getAdapter(): PushAdapter | null;
  /** Navigates to a path below `basename`. */
  open(path: string): void;
}

type End = 'stop' | 'signOut';

/** Registers push while a session is active; loads the code for it only then. */
export function watchPush(options: WatchPushOptions): () => void {
  const { session } = options.portal.store.get(servicesAtom);
  let running: Running | null = null;
  function end(how: End): void {
    running?.end(how);
    running = null;
  }
  function sync(): void {
    const isSignedIn = session.token() !== null;
    // If the token is new although nobody signed out here, another tab has already unregistered the device.
    if (running?.generation !== session.generation()) end(isSignedIn ? 'stop' : 'signOut');
    const adapter = isSignedIn && !running ? options.getAdapter() : null;
    if (adapter) running = run(options, adapter, session);
  }
  sync();
  const unsubscribe = session.subscribe(sync);
  return () => {
    unsubscribe();
    end('stop');
  };
}

interface Running {
  generation: number;
  end(how: End): void;
}

function run(options: WatchPushOptions, adapter: PushAdapter, session: Session): Running {
  const { portal } = options;
  const { store } = portal;
  const services = store.get(servicesAtom);
  const vendorId = vendorOf(session);
  let ended: End | null = null;
  let alerts: Alerts | null = null;

  async function start(): Promise<void> {
    const feature = await import('../../features/alerts/public');
    const report = feature.createReport(services);
    if (ended === 'signOut') {
      void feature.unregister(adapter, (error) => report('unregister', error));
    }
    if (ended) return;
    const openStream = store.get(openStreamAtom);
    alerts = feature.createAlerts({
      ...options,
      adapter: isServerPush(adapter) ? adapter[connectToServer](openStream) : adapter,
      isOpenOnly: isServerPush(adapter),
      services,
      clock: store.get(clockAtom),
      vendorId,
      storage: portal.storage,
      trustedTypesPolicy: store.get(trustedTypesAtom),
      notify: store.get(notifyAtom),
      refresh: () => feature.refreshOrders(store),
    });
    store.set(alertsAtom, alerts);
    hide = () => store.set(alertsAtom, null);
  }

  let hide = () => {};
  start().catch(() => {
    services.logger({ level: 'warn', message: 'push could not be loaded' });
  });
  return {
    generation: session.generation(),
    end(how) {
      ended = how;
      alerts?.[how]();
      hide();
    },
  };
}

function vendorOf(session: Session): string {
  const state = session.getState();
  return 'vendorId' in state ? state.vendorId : '';
}
