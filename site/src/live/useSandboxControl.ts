import { useCallback, useEffect, useState } from 'react';
import type { PortalEvent } from 'vendor-portal';
import type { BrowserSandbox } from './sandbox.ts';
import { signInToSandbox } from './sandboxFetch.ts';
import type { SandboxState } from './sandboxState.ts';
import type { Settings } from './settings.ts';

const SLOW_MS = 2_500;
/** The paths of a vendor who is not signed in. */
const SIGN_IN = /^\/(login|register)?(\?|$)/;

/** `armed`: the next answer will be lost. `lost`: it was, and the portal found the change. */
type Loss = 'none' | 'armed' | 'lost';

export interface SandboxControl {
  loss: Loss;
  isSignedIn: boolean;
  /** Makes the sandbox lose its answer to the next change of an order. */
  loseNextAnswer(): void;
  placeOrder(): void;
  /** Two callbacks of the portal. */
  onEvent(event: PortalEvent): void;
  onNavigate(to: { path: string }): void;
}

/** Customers, faults and orders, by the control calls of the sandbox. */
export function useSandboxControl(
  sandbox: BrowserSandbox,
  { phase, key }: SandboxState,
  { traffic, slow, offline }: Settings,
  phone: string,
): SandboxControl {
  const [last, setLast] = useState<{ loss: Loss; faults: string }>({ loss: 'none', faults: '' });
  const [isSignedIn, setIsSignedIn] = useState(false);
  const isReady = phase === 'ready';
  const { control } = sandbox;
  // A restart, and the switch of the slow answers, remove the faults that were added before.
  const faults = `${key} ${slow}`;
  const loss = last.faults === faults ? last.loss : 'none';

  useEffect(() => sandbox.setOnline(!offline), [sandbox, offline]);

  // `key` changes when the sandbox has started again.
  useEffect(() => {
    if (isReady) quietly(control('POST', '/traffic', { perMinute: Number(traffic), phone }));
  }, [control, isReady, key, traffic, phone]);

  useEffect(() => {
    if (!isReady) return;
    const cleared = control('DELETE', '/faults');
    const fault = { endpoint: '*', delayMs: SLOW_MS };
    quietly(slow ? cleared.then(() => control('POST', '/faults', fault)) : cleared);
  }, [control, isReady, key, slow]);

  const onEvent = useCallback((event: PortalEvent) => {
    if (event.type === 'order-status-changed' && event.outcome === 'applied') {
      setLast((before) => (before.loss === 'armed' ? { ...before, loss: 'lost' } : before));
    }
  }, []);

  const onNavigate = useCallback(({ path }: { path: string }) => {
    setIsSignedIn(!SIGN_IN.test(path));
  }, []);

  return {
    loss,
    isSignedIn,
    onEvent,
    onNavigate,
    loseNextAnswer() {
      setLast({ loss: 'armed', faults });
      const fault = { endpoint: 'updateOrderStatus', dropAfterCommit: true, times: 1 };
      quietly(control('POST', '/faults', fault));
    },
    placeOrder() {
      const placed = signInToSandbox(sandbox, phone).then(({ restaurantId }) =>
        control('POST', '/orders', { restaurantId, announce: true }),
      );
      quietly(placed);
    },
  };
}

/** The page is offline, or the sandbox has been reset: both are visible on it. */
function quietly(work: Promise<unknown>): void {
  work.catch(() => {});
}
