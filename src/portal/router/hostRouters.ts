type Entry = Readonly<Record<string, unknown>>;

/** The key of what the portal has in the state of an entry. Everything else belongs to the host and its router. */
const OWN = 'vendorPortal';

/** What the portal has stored in a history entry. */
export interface OwnState {
  key: string;
  usr?: unknown;
}

export function ownState(state: unknown): OwnState | undefined {
  const { [OWN]: own } = asRecord(state);
  const { key } = asRecord(own);
  return typeof key === 'string' ? (own as OwnState) : undefined;
}

export function withOwnState(state: unknown, own: OwnState): Entry {
  return { ...asRecord(state), [OWN]: own };
}

/**
 * The state of the next entry, with `key` and `idx` for a React Router of the host. A replace preserves other keys, such
 * as those of Next.js. A push preserves those of SvelteKit, which cannot go back to an entry without them.
 */
export function nextState(old: unknown, method: 'pushState' | 'replaceState', own: OwnState) {
  const before = asRecord(old);
  const isPush = method === 'pushState';
  const preserved = isPush ? Object.entries(before).filter(isOfSvelteKit) : Object.entries(before);
  const idx = typeof before.idx === 'number' ? before.idx : 0;
  const next = { ...Object.fromEntries(preserved), key: own.key, idx: isPush ? idx + 1 : idx };
  return withOwnState(next, own);
}

/**
 * Makes the router of the host read the URL again. Next.js detects pushState and would reload on a popstate. All others
 * need a popstate: Vue Router and SvelteKit without a state, because they would take it for one of their own.
 * `before` is the state of the entry before the portal changed it.
 */
export function notifyHostRouter(page: Window, before: unknown = page.history.state): void {
  const state: unknown = page.history.state;
  if ('__NA' in asRecord(state)) return;
  const old = asRecord(before);
  const isStateless = 'current' in old || Object.entries(old).some(isOfSvelteKit);
  page.dispatchEvent(new PopStateEvent('popstate', { state: isStateless ? null : state }));
}

export function asRecord(value: unknown): Entry {
  return typeof value === 'object' && value !== null ? (value as Entry) : {};
}

function isOfSvelteKit([name]: [string, unknown]): boolean {
  return name.startsWith('sveltekit:');
}
