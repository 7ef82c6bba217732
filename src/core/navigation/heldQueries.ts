import { atom } from 'jotai';
import { record, text } from '../format/wireValues';
import type { PortalStorage, Session } from '../session/types';
import { shortHash } from '../session/shortHash';
import { parseStored } from '../state/parseStored';

/** In the storage of the tab; a hash of the host follows. */
export const QUERIES = 'vendor_portal_queries';
const MOST_ENTRIES = 50;

/** Query parameters that the URL must not have (c31), of the entry and of the one it was opened from. */
export interface HeldQuery {
  here: string;
  before: string;
}

/** By the key of a history entry; removed with the session. */
export interface HeldQueries {
  get(key: string): HeldQuery | undefined;
  set(key: string, query: HeldQuery): void;
}

interface HeldQueriesOptions {
  host: string;
  session: Session;
  /** Of the tab. */
  storage: PortalStorage;
}

export function createHeldQueries(options: HeldQueriesOptions): HeldQueries {
  const { session, storage } = options;
  const key = `${QUERIES}_${shortHash(options.host)}`;
  let scope = session.scope();
  let hasEnded = false;
  const stored = record(parseStored(storage.get(key)));
  const held = new Map<string, HeldQuery>(
    scope && text(stored.scope) === scope ? entriesOf(stored.entries) : [],
  );

  function save(): void {
    const entries = Object.fromEntries([...held].slice(-MOST_ENTRIES));
    if (scope && held.size > 0) storage.set(key, JSON.stringify({ scope, entries }));
    else if (storage.get(key) !== null) storage.remove(key);
  }

  session.subscribe(() => {
    const next = session.scope();
    if (next === scope) return;
    if (scope) {
      held.clear();
      hasEnded = true;
    }
    scope = next;
    save();
  });
  if (held.size === 0) save();

  return {
    get: (entry) => held.get(entry),
    set(entry, query) {
      // A late write of the last session. Before the first one, it is of the link that opened the page.
      if (!scope && hasEnded) return;
      held.delete(entry);
      if (query.here || query.before) held.set(entry, query);
      save();
    },
  };
}

function entriesOf(stored: unknown): [string, HeldQuery][] {
  return Object.entries(record(stored)).map(([entry, value]) => {
    const { here, before } = record(value);
    return [entry, { here: text(here), before: text(before) }];
  });
}

const holderAtom = atom<HeldQueries | null>(null);

/** Set once per portal; without it, a store holds queries for itself. */
export const heldQueriesAtom = atom(
  (get): HeldQueries => get(holderAtom) ?? new Map<string, HeldQuery>(),
  (_get, set, held: HeldQueries) => set(holderAtom, held),
);
