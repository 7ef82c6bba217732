import type { PushAdapter } from '../../core/contracts';
import type { Alerts } from '../../core/push/alerts';
import type { Session } from '../../core/session/types';
import { servicesAtom } from '../../core/state/services';
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

/**
 * Registers push while a session is active, and loads the code for it only then. A portal that starts without a session
 * unregisters the device: the vendor before may have left without signing out (c45).
 */
export function watchPush(options: WatchPushOptions): () => void {
  const { session } = options.portal.store.get(servicesAtom);
  let running: Running | null = null;
  let hasStarted = false;
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
    const state = session.getState();
    // After a failed `fetchSession` nobody knows whether there is a session.
    const isSignedOut = state.phase === 'signedOut' && !state.failure;
    if (isSignedOut && !hasStarted) void unregister(options);
    hasStarted ||= isSignedIn || isSignedOut;
  }
  sync();
  const unsubscribe = session.subscribe(sync);
  return () => {
    unsubscribe();
    end('stop');
  };
}

async function unregister({ portal, getAdapter }: WatchPushOptions): Promise<void> {
  try {
    await getAdapter()?.unregister();
  } catch {
    portal.store.get(servicesAtom).logger({ level: 'warn', message: 'push failed' });
  }
}

interface Running {
  generation: number;
  end(how: End): void;
}

function run(options: WatchPushOptions, adapter: PushAdapter, session: Session): Running {
  const { portal } = options;
  const services = portal.store.get(servicesAtom);
  const state = session.getState();
  const vendorId = 'vendorId' in state ? state.vendorId : '';
  let ended: End | null = null;
  let alerts: Alerts | null = null;

  async function start(): Promise<void> {
    const feature = await import('../../features/alerts/public');
    if (ended === 'signOut') {
      const report = feature.createReport(services);
      void feature.unregister(adapter, (error) => report('unregister', error));
    }
    if (ended) return;
    const { store, storage } = portal;
    alerts = feature.startAlerts(adapter, { ...options, store, storage, vendorId });
  }

  start().catch(() => {
    services.logger({ level: 'warn', message: 'push could not be loaded' });
  });
  return {
    generation: session.generation(),
    end(how) {
      ended = how;
      alerts?.[how]();
    },
  };
}
