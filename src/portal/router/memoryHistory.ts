import { type Location, parsePath, type To } from 'react-router-dom';
import type { Address } from './address';
import { createKey, type PortalHistory } from './portalHistory';

/** A history of the portal's own, for one that the address bar does not speak for. */
export function createMemoryHistory(
  { basename, toHref }: Pick<Address, 'basename' | 'toHref'>,
  start: Location,
): PortalHistory {
  let entries = [start];
  let index = 0;
  const listeners = new Set<() => void>();

  function show(next: number) {
    index = Math.min(Math.max(next, 0), entries.length - 1);
    for (const listener of listeners) listener();
  }

  function write(kept: number, to: To, state: unknown) {
    entries = [...entries.slice(0, kept), toLocation(to, state)];
    show(kept);
  }

  return {
    basename,
    getLocation: () => entries[index] ?? start,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    navigator: {
      createHref: toHref,
      go: (delta) => show(index + delta),
      push: (to, state) => write(index + 1, to, state),
      replace: (to, state) => write(index, to, state),
    },
  };
}

/** A place of its own, reached by nobody yet. */
export function toLocation(to: To, state: unknown): Location {
  const { pathname = '/', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
  return { pathname, search, hash, key: createKey(), state: state ?? null, mask: undefined };
}
