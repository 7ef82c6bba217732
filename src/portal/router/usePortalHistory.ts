import { useAtomValue } from 'jotai';
import { useLayoutEffect, useState } from 'react';
import { type Location, type Navigator, parsePath, type To } from 'react-router-dom';
import { type HeldQueries, heldQueriesAtom } from '../../core/navigation/heldQueries';
import { type LeaveGuard, leaveGuardAtom } from '../../core/navigation/leaveGuard';
import { claimUrl } from './claimUrl';
import { createMemoryHistory, toLocation } from './memoryHistory';
import type { PortalHistory } from './portalHistory';
import { createPrivateQuery } from './privateQuery';
import { hashFormat, memoryFormat, pathFormat, type UrlFormat } from './urlFormat';
import { createUrlHistory, firstLocation } from './urlHistory';

/**
 * How the portal uses the URL; see the `routing` prop.
 *
 * @public
 */
export type Routing = 'path' | 'hash' | 'memory';

interface Mount {
  basename: string;
  routing: Routing;
  /** The first path of a history in memory. */
  initialPath?: string | undefined;
}

/** The history of the portal: `null` until it has tried to claim the URL, in memory if another portal owns the URL. */
export function usePortalHistory({ basename, routing, ...given }: Mount): PortalHistory | null {
  const [initialPath] = useState(given.initialPath);
  const guard = useAtomValue(leaveGuardAtom);
  const held = useAtomValue(heldQueriesAtom);
  const [history, setHistory] = useState<PortalHistory | null>(null);
  useLayoutEffect(() => {
    const onReady = (ready: PortalHistory) => setHistory(guarded(ready, guard));
    return claimHistory(window, { basename, routing, initialPath, guard, held }, onReady);
  }, [basename, routing, initialPath, guard, held]);
  return history;
}

function claimHistory(
  page: Window,
  { basename, routing, initialPath, guard, held }: Mount & { guard: LeaveGuard; held: HeldQueries },
  onReady: (history: PortalHistory) => void,
) {
  if (routing === 'memory') {
    const query = createPrivateQuery('/', held);
    return onReady(createMemoryHistory(memoryFormat(page), startInMemory(initialPath), query));
  }
  const format = urlFormat(page, { basename, routing });
  const { isGranted, release } = claimUrl(page, format.claim);
  const query = createPrivateQuery(format.basename, held);
  onReady(
    isGranted
      ? createUrlHistory(page, format, guard, query)
      : createMemoryHistory(format, firstLocation(page, format), query),
  );
  return release;
}

/** The location that the history will start with, and the basename in it; `null` outside of the basename. */
export function startOf(page: Window, { basename, routing, initialPath }: Mount) {
  if (routing === 'memory') {
    return { location: startInMemory(initialPath), basename: '/' };
  }
  const format = urlFormat(page, { basename, routing });
  if (!format.isOurs(page.location)) return null;
  return { location: format.read(page.location), basename: format.basename };
}

/** A path that the portal does not have leads to the first screen, as a wrong path in the URL does. */
function startInMemory(given: unknown): Location {
  return toLocation(typeof given === 'string' && given[0] === '/' ? given : '/', null);
}

function urlFormat(page: Window, { basename, routing }: Mount): UrlFormat {
  return routing === 'hash' ? hashFormat(page) : pathFormat(basename);
}

function guarded(history: PortalHistory, guard: LeaveGuard): PortalHistory {
  const navigator = guardNavigator(history.navigator, history.getLocation, guard);
  return { ...history, navigator };
}

/** A navigator that asks before it leaves a form with unsaved changes. */
function guardNavigator(
  navigator: Navigator,
  getLocation: () => Location,
  guard: LeaveGuard,
): Navigator {
  function leave(to: To, go: () => void) {
    if (isSameScreen(getLocation(), to)) go();
    else guard.leave(go);
  }
  return {
    ...navigator,
    go: (delta) => guard.leave(() => navigator.go(delta)),
    push: (to, ...rest) => leave(to, () => navigator.push(to, ...rest)),
    replace: (to, ...rest) => leave(to, () => navigator.replace(to, ...rest)),
  };
}

function isSameScreen({ pathname, search }: Location, to: To): boolean {
  const next = typeof to === 'string' ? parsePath(to) : to;
  return (next.pathname ?? pathname) === pathname && (next.search ?? '') === search;
}
