import { createPath, type Location, type To } from 'react-router-dom';
import { createLeaveGuard } from '../../core/navigation/leaveGuard';
import { type Address } from './address';
import { isClaimed } from './claimUrl';
import { keepAddress } from './keepAddress';
import { createKey, type PortalHistory } from './portalHistory';
import { tellHostRouter } from './tellHostRouter';
import { watchUrl } from './watchUrl';

/**
 * A history over the real URL, so that portal and host always read the same address
 * (decision record 0004). Nothing is kept beside the URL but the last location inside.
 */
export function createUrlHistory(
  page: Window,
  address: Address,
  guard = createLeaveGuard(),
): PortalHistory {
  let current: Location | undefined;
  const listeners = new Set<() => void>();
  const { basename, toHref } = address;
  const keeper = keepAddress(page, address, guard);
  // Read late: by then every portal that came with this one has made its claim.
  const getLocation = () => (current ??= firstLocation(page, address));

  // The last location under the basename stays: a host page elsewhere does not move the portal.
  function refresh() {
    keeper.onChange();
    if (keeper.isAway()) return;
    const next = readLocation(page, address);
    if (!address.isOurs(page.location) || isSame(getLocation(), next)) return;
    current = next;
    for (const listener of listeners) listener();
  }

  function write(method: 'pushState' | 'replaceState', to: To, state: unknown) {
    const old: unknown = page.history.state;
    page.history[method](nextState(old, method, state), '', toHref(to));
    refresh();
    tellHostRouter(page);
  }

  return {
    basename,
    getLocation,
    subscribe(onChange) {
      listeners.add(onChange);
      const stops = [keeper.watch(), watchUrl(page, refresh)];
      refresh();
      return () => {
        for (const stop of stops) stop();
        listeners.delete(onChange);
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

/** Where a portal begins: at the address, or at its own start while another portal has that. */
export function firstLocation(page: Window, address: Address): Location {
  const here = readLocation(page, address);
  const isElsewhere = !address.isOurs(page.location) && isClaimed(page, here.pathname);
  const start = { pathname: address.basename, search: '', hash: '', state: null };
  return isElsewhere ? { ...here, ...start } : here;
}

function readLocation(page: Window, address: Address): Location {
  const { usr, key } = asRecord(page.history.state);
  const spot = { ...address.read(page.location), key: typeof key === 'string' ? key : 'default' };
  return { ...spot, state: usr ?? null, mask: undefined };
}

function isSame(a: Location, b: Location): boolean {
  return createPath(a) === createPath(b) && a.key === b.key;
}

// React Router's own shape, so that a host on any of its copies can read our entries; a host's
// own keys (Next keeps its tree there) survive a replace.
function nextState(old: unknown, method: 'pushState' | 'replaceState', usr: unknown) {
  const { idx } = asRecord(old);
  const step = method === 'pushState' ? 1 : 0;
  const kept = method === 'pushState' ? {} : asRecord(old);
  return { ...kept, usr, key: createKey(), idx: (typeof idx === 'number' ? idx : 0) + step };
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
