import { createPath, type Location, type To } from 'react-router-dom';
import { createEmitter } from '../../core/createEmitter';
import { createLeaveGuard } from '../../core/navigation/leaveGuard';
import { isClaimed } from './claimUrl';
import { asRecord, nextState, notifyHostRouter } from './hostRouters';
import { createNavigationBlocker } from './navigationBlocker';
import { createKey, type PortalHistory } from './portalHistory';
import { createPrivateQuery } from './privateQuery';
import type { UrlFormat } from './urlFormat';
import { watchUrl } from './watchUrl';

/** A history over the page's URL, so that portal and host always agree (record 0004). */
export function createUrlHistory(
  page: Window,
  format: UrlFormat,
  guard = createLeaveGuard(),
  query = createPrivateQuery(format.basename, new Map()),
): PortalHistory {
  let current: Location | undefined;
  const { subscribe, emit } = createEmitter();
  const { basename, toHref } = format;
  const blocker = createNavigationBlocker(page, format, guard);
  // Read late, after all portals of the same render have claimed their URL.
  const getLocation = () => (current ??= query.restore(firstLocation(page, format)));

  // Outside `basename` the last location is preserved, so other host pages do not move the portal.
  function refresh() {
    blocker.onChange();
    if (blocker.isAway()) return;
    const next = readLocation(page, format);
    if (!format.isOurs(page.location)) return;
    // The search text of a link filters once and is then removed from the URL.
    if (query.isShown(next)) return write('replaceState', next, next.state);
    const restored = query.restore(next);
    if (isSame(getLocation(), restored)) return;
    current = restored;
    emit();
  }

  function restoreAgain() {
    if (blocker.isAway()) return;
    current = undefined;
    emit();
  }

  function write(method: 'pushState' | 'replaceState', to: To, state: unknown) {
    const old: unknown = page.history.state;
    const key = createKey();
    const visible = query.hide(key, to, state);
    page.history[method](nextState(old, method, visible.state, key), '', toHref(visible.to));
    refresh();
    notifyHostRouter(page, old);
  }

  return {
    basename,
    getLocation,
    subscribe(onChange) {
      const stops = [
        blocker.watch(),
        watchUrl(page, refresh),
        query.subscribe(restoreAgain),
        subscribe(onChange),
      ];
      refresh();
      return () => {
        for (const stop of stops) stop();
      };
    },
    navigator: {
      createHref: toHref,
      go: (delta) => page.history.go(delta),
      push: (to, state) => write('pushState', to, state),
      replace: (to, state) => write('replaceState', to, state),
    },
  };
}

/** The current URL, or the portal's root when another portal owns the URL. */
export function firstLocation(page: Window, format: UrlFormat): Location {
  const here = readLocation(page, format);
  const isElsewhere = !format.isOurs(page.location) && isClaimed(page, here.pathname);
  const start = { pathname: format.basename, search: '', hash: '', state: null };
  return isElsewhere ? { ...here, ...start } : here;
}

function readLocation(page: Window, format: UrlFormat): Location {
  const { usr, key } = asRecord(page.history.state);
  const spot = { ...format.read(page.location), key: typeof key === 'string' ? key : 'default' };
  return { ...spot, state: usr ?? null, mask: undefined };
}

function isSame(a: Location, b: Location): boolean {
  return createPath(a) === createPath(b) && a.key === b.key;
}
