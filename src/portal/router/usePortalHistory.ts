import { useAtomValue } from 'jotai';
import { useLayoutEffect, useState } from 'react';
import { type Location, type Navigator, parsePath, type To } from 'react-router-dom';
import { type HeldQueries, heldQueriesAtom } from '../../core/navigation/heldQueries';
import { type LeaveGuard, leaveGuardAtom } from '../../core/navigation/leaveGuard';
import { useLatest } from '../../ui/useLatest';
import { claimUrl } from './claimUrl';
import { createMemoryHistory, toLocation } from './memoryHistory';
import type { PortalHistory } from './portalHistory';
import { createPrivateQuery } from './privateQuery';
import { hashFormat, type IsScreen, memoryFormat, pathFormat, type UrlFormat } from './urlFormat';
import { createUrlHistory, firstLocation } from './urlHistory';

/**
 * How the portal uses the URL; see the `routing` prop.
 *
 * @public
 */
export type Routing = 'path' | 'hash' | 'memory';

export interface Mount {
  /** If absent, only the paths of screens are those of the portal. */
  basename: string | undefined;
  routing: Routing;
  /** The first path of a history in memory. */
  initialPath?: string | undefined;
  isScreen?: IsScreen | undefined;
  /** Called if the portal keeps its path in memory because the URL is a path of the host. */
  onForeignUrl?: ((pathname: string) => void) | undefined;
}

/**
 * The history of the portal: `null` until it has tried to claim the URL, in memory if another portal or the host owns the
 * URL.
 */
export function usePortalHistory({ basename, routing, ...given }: Mount): PortalHistory | null {
  const [initialPath] = useState(given.initialPath);
  const latest = useLatest(given);
  const guard = useAtomValue(leaveGuardAtom);
  const held = useAtomValue(heldQueriesAtom);
  const [history, setHistory] = useState<PortalHistory | null>(null);
  useLayoutEffect(() => {
    const onReady = (ready: PortalHistory) => setHistory(guarded(ready, guard));
    const mount = {
      basename,
      routing,
      initialPath,
      isScreen: (path: string) => latest.current.isScreen?.(path) ?? true,
      onForeignUrl: (path: string) => latest.current.onForeignUrl?.(path),
    };
    return claimHistory(window, { ...mount, guard, held }, onReady);
  }, [basename, routing, initialPath, latest, guard, held]);
  return history;
}

function claimHistory(
  page: Window,
  { guard, held, ...mount }: Mount & { guard: LeaveGuard; held: HeldQueries },
  onReady: (history: PortalHistory) => void,
) {
  const format = urlFormat(page, mount);
  const isForeign = mount.basename === undefined && !format.isOurs(page.location);
  if (mount.routing === 'memory' || (mount.routing === 'path' && isForeign)) {
    const query = createPrivateQuery('/', held);
    onReady(createMemoryHistory(memoryFormat(page), startInMemory(mount.initialPath), query));
    if (mount.routing === 'path') mount.onForeignUrl?.(page.location.pathname);
    return;
  }
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
export function startOf(page: Window, mount: Mount) {
  if (mount.routing === 'memory') {
    return { location: startInMemory(mount.initialPath), basename: '/' };
  }
  const format = urlFormat(page, mount);
  if (!format.isOurs(page.location)) return null;
  return { location: format.read(page.location), basename: format.basename };
}

/** A path that the portal does not have leads to the first screen, as a wrong path in the URL does. */
function startInMemory(given: unknown): Location {
  return toLocation(typeof given === 'string' && given[0] === '/' ? given : '/', null);
}

function urlFormat(page: Window, { basename, routing, isScreen }: Mount): UrlFormat {
  return routing === 'hash' ? hashFormat(page) : pathFormat(basename, isScreen);
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
