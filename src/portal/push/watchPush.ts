import type { PushAdapter } from '../../core/contracts';
import type { Alerts } from '../../core/push/alerts';
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
export function watchPush({ portal, basename, getAdapter, open }: WatchPushOptions): () => void {
  const { store, storage } = portal;
  const services = store.get(servicesAtom);
  const { session } = services;
  /** `undefined` until the portal knows whether there is a session. */
  let running: Running | null | undefined;
  const warn = (message: string) => services.logger({ level: 'warn', message });

  function end(how: End): void {
    running?.end(how);
    running &&= null;
  }

  function sync(): void {
    const isSignedIn = session.token() !== null;
    const state = session.getState();
    // If the token is new although nobody signed out here, another tab has already unregistered the device.
    if (running?.generation !== session.generation()) end(isSignedIn ? 'stop' : 'signOut');
    if (isSignedIn && !running) {
      const adapter = getAdapter();
      running = adapter && run(adapter, 'vendorId' in state ? state.vendorId : '');
    }
    // After a failed `fetchSession` nobody knows whether there is a session.
    if (running === undefined && state.phase === 'signedOut' && !state.failure) {
      running = null;
      const unregister = async () => getAdapter()?.unregister();
      unregister().catch(() => warn('push failed'));
    }
  }

  function run(adapter: PushAdapter, vendorId: string): Running {
    let ended: End | null = null;
    let alerts: Alerts | null = null;

    async function start(): Promise<void> {
      const feature = await import('../../features/alerts/public');
      if (ended === 'signOut') {
        const report = feature.createReport(services);
        void feature.unregister(adapter, (error) => report('unregister', error));
      }
      if (ended) return;
      alerts = feature.startAlerts(adapter, { store, storage, basename, open, vendorId });
    }

    start().catch(() => warn('push could not be loaded'));
    return {
      generation: session.generation(),
      end(how) {
        ended = how;
        alerts?.[how]();
      },
    };
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
