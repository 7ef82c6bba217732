import { createPath, type Location, type Path, parsePath, type To } from 'react-router-dom';
import { record, toText } from '../../core/format/wireValues';
import type { HeldQueries } from '../../core/navigation/heldQueries';
import { normalizePath, paths } from '../../core/navigation/paths';
import { isUnder } from './portalHistory';

/** Parameters that can contain names of people. */
const PRIVATE = ['search', 'customer'];
/** The screens that use these parameters. On other paths these parameters may belong to a page of the host. */
const LISTS = [
  paths.orderHistory,
  paths.foodMenu,
  paths.paymentLogs,
  paths.offers,
  paths.pendingPayouts,
];

export interface PrivateQuery {
  isShown(path: Pick<Path, 'pathname' | 'search'>): boolean;
  /** Removes the private parameters from the URL and `history.state`, and holds them for the entry with this key. */
  hide(key: string, to: To, state: unknown): { to: To; state: unknown };
  /** The location together with the held parameters of its entry. */
  restore(location: Location): Location;
  /** Calls back when held parameters were loaded. */
  subscribe(onLoad: () => void): () => void;
}

/** Search text and customer filter are part of the portal's location, but not of the URL (c31). */
export function createPrivateQuery(basename: string, held: HeldQueries): PrivateQuery {
  const mount = basename === '/' ? '' : basename;
  const isList = (pathname = '') => {
    const normal = normalizePath(pathname);
    return LISTS.some((path) => isUnder(normalizePath(`${mount}${path}`), normal));
  };
  return {
    isShown: ({ pathname, search }) => isList(pathname) && split(search).own !== '',
    hide(key, to, state) {
      const path = typeof to === 'string' ? parsePath(to) : to;
      const here = isList(path.pathname) ? split(path.search) : { open: path.search, own: '' };
      const before = splitState(state);
      held.set(key, { here: here.own, before: before.own });
      const visible = { ...path, ...(here.open !== undefined && { search: here.open }) };
      return { to: visible, state: before.open };
    },
    restore(location) {
      const { here, before } = held.get(location.key) ?? NOTHING;
      const { search, state } = location;
      return { ...location, search: join(search, here), state: joinState(state, before) };
    },
    subscribe: (onLoad) => held.subscribe?.(onLoad) ?? (() => {}),
  };
}

const NOTHING = { here: '', before: '' };

/** Splits the query into the public and the private parameters. */
export function split(search = ''): { open: string; own: string } {
  const [open, privateParams] = [new URLSearchParams(), new URLSearchParams()];
  for (const [name, value] of new URLSearchParams(search)) {
    (PRIVATE.includes(name) ? privateParams : open).append(name, value);
  }
  // Other parameters keep their spelling.
  return { open: privateParams.size > 0 ? write(open) : search, own: write(privateParams) };
}

function join(open: string, privateQuery: string): string {
  return privateQuery
    ? write(
        new URLSearchParams([...new URLSearchParams(open), ...new URLSearchParams(privateQuery)]),
      )
    : open;
}

function write(params: URLSearchParams): string {
  return params.size > 0 ? `?${params}` : '';
}

/** A screen uses `search` to return to its list, and the sign-in uses `returnTo`. */
function splitState(state: unknown): { open: unknown; own: string } {
  const { search, returnTo } = record(state);
  if (typeof search === 'string') {
    const { open, own } = split(search);
    return { open: own ? { ...record(state), search: open } : state, own };
  }
  if (typeof returnTo !== 'string') return { open: state, own: '' };
  const path = parsePath(returnTo);
  const { open, own } = split(path.search);
  const target = createPath({ ...path, search: open });
  return { open: own ? { ...record(state), returnTo: target } : state, own };
}

function joinState(state: unknown, privateQuery: string): unknown {
  if (!privateQuery) return state;
  const { search, returnTo } = record(state);
  if (typeof returnTo !== 'string')
    return { ...record(state), search: join(toText(search), privateQuery) };
  const path = parsePath(returnTo);
  return {
    ...record(state),
    returnTo: createPath({ ...path, search: join(path.search ?? '', privateQuery) }),
  };
}
