import { useAtomValue } from 'jotai';
import { useLayoutEffect, useState } from 'react';
import { type LeaveGuard, leaveGuardAtom } from '../../core/navigation/leaveGuard';
import { hashAddress, noAddress, pathAddress } from './address';
import { claimUrl } from './claimUrl';
import { guardNavigator } from './guardNavigator';
import { createMemoryHistory, toLocation } from './memoryHistory';
import type { PortalHistory } from './portalHistory';
import { createUrlHistory, firstLocation } from './urlHistory';

/** How the portal uses the address bar. @public */
export type Routing = 'path' | 'hash' | 'memory';

interface Mount {
  basename: string;
  routing: Routing;
}

/**
 * The history of this mount, `null` until it is known whether the address bar is free. A second
 * portal of the same place keeps its own in memory.
 */
export function usePortalHistory({ basename, routing }: Mount): PortalHistory | null {
  const guard = useAtomValue(leaveGuardAtom);
  const [history, setHistory] = useState<PortalHistory | null>(null);
  useLayoutEffect(() => {
    const onPlaced = (placed: PortalHistory) => setHistory(guarded(placed, guard));
    return takePlace(window, { basename, routing }, guard, onPlaced);
  }, [basename, routing, guard]);
  return history;
}

function takePlace(
  page: Window,
  { basename, routing }: Mount,
  guard: LeaveGuard,
  onPlaced: (history: PortalHistory) => void,
) {
  if (routing === 'memory')
    return onPlaced(createMemoryHistory(noAddress(page), toLocation('/', null)));
  const address = routing === 'hash' ? hashAddress(page) : pathAddress(basename);
  const { isGranted, release } = claimUrl(page, address.claim);
  onPlaced(
    isGranted
      ? createUrlHistory(page, address, guard)
      : createMemoryHistory(address, firstLocation(page, address)),
  );
  return release;
}

function guarded(history: PortalHistory, guard: LeaveGuard): PortalHistory {
  const navigator = guardNavigator(history.navigator, history.getLocation, guard);
  return { ...history, navigator };
}
