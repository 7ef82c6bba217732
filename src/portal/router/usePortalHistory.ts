import { useAtomValue } from 'jotai';
import { useLayoutEffect, useState } from 'react';
import { type LeaveGuard, leaveGuardAtom } from '../../core/navigation/leaveGuard';
import { claimUrl } from './claimUrl';
import { guardNavigator } from './guardNavigator';
import { createMemoryHistory } from './memoryHistory';
import type { PortalHistory } from './portalHistory';
import { createUrlHistory, firstLocation } from './urlHistory';

/**
 * The history of this mount, `null` until it is known whether the address bar is free. A second
 * portal of the same basename keeps its place in memory.
 */
export function usePortalHistory(basename: string): PortalHistory | null {
  const guard = useAtomValue(leaveGuardAtom);
  const [history, setHistory] = useState<PortalHistory | null>(null);
  useLayoutEffect(() => {
    const onPlaced = (placed: PortalHistory) => setHistory(guarded(placed, guard));
    return takePlace(window, basename, guard, onPlaced);
  }, [basename, guard]);
  return history;
}

function takePlace(
  page: Window,
  basename: string,
  guard: LeaveGuard,
  onPlaced: (history: PortalHistory) => void,
) {
  const { isGranted, release } = claimUrl(page, basename);
  const create = isGranted ? createUrlHistory : startInMemory;
  onPlaced(create(page, basename, guard));
  return release;
}

function startInMemory(page: Window, basename: string): PortalHistory {
  return createMemoryHistory(basename, firstLocation(page, basename));
}

function guarded(history: PortalHistory, guard: LeaveGuard): PortalHistory {
  const navigator = guardNavigator(history.navigator, history.getLocation, guard);
  return { ...history, navigator };
}
