import { useLayoutEffect, useState } from 'react';
import { claimUrl } from './claimUrl';
import { createMemoryHistory } from './memoryHistory';
import type { PortalHistory } from './portalHistory';
import { createUrlHistory, firstLocation } from './urlHistory';

/**
 * The history of this mount, `null` until it is known whether the address bar is free. A second
 * portal of the same basename keeps its place in memory.
 */
export function usePortalHistory(basename: string): PortalHistory | null {
  const [history, setHistory] = useState<PortalHistory | null>(null);
  useLayoutEffect(() => takePlace(window, basename, setHistory), [basename]);
  return history;
}

function takePlace(page: Window, basename: string, onPlaced: (history: PortalHistory) => void) {
  const { isGranted, release } = claimUrl(page, basename);
  const inMemory = () => createMemoryHistory(basename, firstLocation(page, basename));
  onPlaced(isGranted ? createUrlHistory(page, basename) : inMemory());
  return release;
}
