import { useAtomValue } from 'jotai';
import { useLayoutEffect, useState } from 'react';
import { type LeaveGuard, leaveGuardAtom } from '../../core/navigation/leaveGuard';
import { hashFormat, memoryFormat, pathFormat } from './urlFormat';
import { claimUrl } from './claimUrl';
import { guardNavigator } from './guardNavigator';
import { createMemoryHistory, toLocation } from './memoryHistory';
import type { PortalHistory } from './portalHistory';
import { createUrlHistory, firstLocation } from './urlHistory';

/**
 * How the portal uses the URL, see the `routing` prop.
 *
 * @public
 */
export type Routing = 'path' | 'hash' | 'memory';

interface Mount {
  basename: string;
  routing: Routing;
}

/** `null` until the portal has claimed the URL; if another one has it, in memory. */
export function usePortalHistory({ basename, routing }: Mount): PortalHistory | null {
  const guard = useAtomValue(leaveGuardAtom);
  const [history, setHistory] = useState<PortalHistory | null>(null);
  useLayoutEffect(() => {
    const onReady = (ready: PortalHistory) => setHistory(guarded(ready, guard));
    return claimHistory(window, { basename, routing }, guard, onReady);
  }, [basename, routing, guard]);
  return history;
}

function claimHistory(
  page: Window,
  { basename, routing }: Mount,
  guard: LeaveGuard,
  onReady: (history: PortalHistory) => void,
) {
  if (routing === 'memory')
    return onReady(createMemoryHistory(memoryFormat(page), toLocation('/', null)));
  const format = routing === 'hash' ? hashFormat(page) : pathFormat(basename);
  const { isGranted, release } = claimUrl(page, format.claim);
  onReady(
    isGranted
      ? createUrlHistory(page, format, guard)
      : createMemoryHistory(format, firstLocation(page, format)),
  );
  return release;
}

function guarded(history: PortalHistory, guard: LeaveGuard): PortalHistory {
  const navigator = guardNavigator(history.navigator, history.getLocation, guard);
  return { ...history, navigator };
}
