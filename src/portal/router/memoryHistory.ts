import { type Location, parsePath, type To } from 'react-router-dom';
import { createEmitter } from '../../core/createEmitter';
import type { UrlFormat } from './urlFormat';
import { createKey, type PortalHistory } from './portalHistory';

/** A history in memory, used when the portal does not own the URL. */
export function createMemoryHistory(
  { basename, toHref }: Pick<UrlFormat, 'basename' | 'toHref'>,
  start: Location,
): PortalHistory {
  let entries = [start];
  let index = 0;
  const { subscribe, emit } = createEmitter();

  function show(next: number) {
    index = Math.min(Math.max(next, 0), entries.length - 1);
    emit();
  }

  function write(at: number, to: To, state: unknown) {
    entries = [...entries.slice(0, at), toLocation(to, state)];
    show(at);
  }

  return {
    basename,
    getLocation: () => entries[index] ?? start,
    subscribe,
    navigator: {
      createHref: toHref,
      go: (delta) => show(index + delta),
      push: (to, state) => write(index + 1, to, state),
      replace: (to, state) => write(index, to, state),
    },
  };
}

export function toLocation(to: To, state: unknown): Location {
  const { pathname = '/', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
  return { pathname, search, hash, key: createKey(), state: state ?? null, mask: undefined };
}
