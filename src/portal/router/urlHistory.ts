import { createPath, type Location, type To } from 'react-router-dom';
import { createEmitter } from '../../core/createEmitter';
import { createLeaveGuard } from '../../core/navigation/leaveGuard';
import { isClaimed } from './claimUrl';
import {
  asRecord,
  nextState,
  notifyHostRouter,
  type OwnState,
  ownState,
  withOwnState,
} from './hostRouters';
import { toLocation } from './memoryHistory';
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
  let entry: { href: string; own: OwnState | undefined } = { href: '', own: undefined };
  let isKeeping = false;
  const { subscribe, emit } = createEmitter();
  const { basename, toHref } = format;
  const blocker = createNavigationBlocker(page, format, guard);
  // Read late, after all portals of the same render have claimed their URL.
  const getLocation = () => (current ??= query.restore(firstLocation(page, format)));

  // Outside `basename` the last location is preserved, so other host pages do not move the portal.
  function refresh(event?: Event) {
    keepOwnState(event);
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

  /** Puts back what the portal has stored in its entry, which Turbo removes at every popstate (c89). */
  function keepOwnState(event?: Event) {
    const { location, history } = page;
    if (isKeeping || !format.isOurs(location)) return;
    const before = entry.href === location.href ? entry.own : undefined;
    const own = ownState(history.state);
    const lost = ownState((event as PopStateEvent | undefined)?.state) ?? before;
    entry = { href: location.href, own: own ?? lost };
    if (own || !lost) return;
    // A script of the page may remove it again at once.
    isKeeping = true;
    history.replaceState(withOwnState(history.state, lost), '');
    isKeeping = false;
  }

  function restoreAgain() {
    if (blocker.isAway()) return;
    current = undefined;
    emit();
  }

  function write(method: 'pushState' | 'replaceState', to: To, state: unknown) {
    // A redirect does not move a page of the host (c88).
    if (method === 'replaceState' && !format.isOurs(page.location)) {
      current = toLocation(to, state);
      return emit();
    }
    const old: unknown = page.history.state;
    const key = createKey();
    const visible = query.hide(key, to, state);
    const own = { key, usr: visible.state };
    page.history[method](nextState(old, method, own), '', toHref(visible.to));
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
  const { state } = page.history;
  // An entry of a React Router of the host has the same fields.
  const { key, usr = null } = ownState(state) ?? asRecord(state);
  const spot = { ...format.read(page.location), key: typeof key === 'string' ? key : 'default' };
  return { ...spot, state: usr, mask: undefined };
}

function isSame(a: Location, b: Location): boolean {
  return createPath(a) === createPath(b) && a.key === b.key;
}
