import { type Location, parsePath, type To } from 'react-router-dom';
import { createEmitter } from '../../core/createEmitter';
import { createKey, type PortalHistory } from './portalHistory';
import type { PrivateQuery } from './privateQuery';
import type { UrlFormat } from './urlFormat';

/** A history in memory, used when the portal does not own the URL. */
export function createMemoryHistory(
  { basename, toHref }: Pick<UrlFormat, 'basename' | 'toHref'>,
  start: Location,
  query: PrivateQuery,
): PortalHistory {
  const first = hidden(start, start.state);
  let entries = [first];
  let index = 0;
  let current = query.restore(first);
  const { subscribe, emit } = createEmitter();

  function show(next: number) {
    index = Math.min(Math.max(next, 0), entries.length - 1);
    current = query.restore(entries[index] ?? first);
    emit();
  }

  /** Do not store typed text in an entry, because entries outlive the session. */
  function hidden(to: To, state: unknown): Location {
    const key = createKey();
    const visible = query.hide(key, to, state);
    return { ...toLocation(visible.to, visible.state), key };
  }

  function write(at: number, to: To, state: unknown) {
    entries = [...entries.slice(0, at), hidden(to, state)];
    show(at);
  }

  return {
    basename,
    getLocation: () => current,
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
