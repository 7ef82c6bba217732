import { atom } from 'jotai';
import { createEmitter } from '../createEmitter';
import { record, toText } from '../format/wireValues';
import { shortHash } from '../session/shortHash';
import type { PortalStorage, Session } from '../session/types';
import { parseStored } from '../state/parseStored';

/** The key in the tab's storage, to which a hash of the host is appended. */
export const QUERIES = 'vendor_portal_queries';
const MOST_ENTRIES = 50;

/**
 * Query parameters that the URL must not contain (c31): those of a history entry, and those of the entry from which it
 * was opened.
 */
export interface HeldQuery {
  here: string;
  before: string;
}

/** The query parameters by the key of their history entry. The parameters are removed with the session. */
export interface HeldQueries {
  get(key: string): HeldQuery | undefined;
  set(key: string, query: HeldQuery): void;
  /** Calls back when the parameters from before a reload are loaded. */
  subscribe?(onLoad: () => void): () => void;
}

interface HeldQueriesOptions {
  host: string;
  session: Session;
  /** The storage of the tab. */
  storage: PortalStorage;
}

export function createHeldQueries(options: HeldQueriesOptions): HeldQueries {
  const { session, storage } = options;
  const key = `${QUERIES}_${shortHash(options.host)}`;
  const held = new Map<string, HeldQuery>();
  const { subscribe, emit } = createEmitter();
  let scope = '';
  let hasEnded = false;
  let isLoaded = false;

  /** Loads the stored entries, but not before the host has provided the session: until then, the vendor is unknown. */
  function load(): void {
    isLoaded = session.getState().phase !== 'awaitingHost';
    if (!isLoaded) return;
    const stored = record(parseStored(storage.get(key)));
    if (scope && toText(stored.scope) === scope) {
      for (const [entry, query] of entriesOf(stored.entries)) held.set(entry, query);
    }
    save();
    emit();
  }

  function save(): void {
    if (!isLoaded) return;
    const entries = Object.fromEntries([...held].slice(-MOST_ENTRIES));
    if (scope && held.size > 0) storage.set(key, JSON.stringify({ scope, entries }));
    else if (storage.get(key) !== null) storage.remove(key);
  }

  function onSession(): void {
    const next = session.scope();
    if (next !== scope) {
      if (scope) {
        held.clear();
        hasEnded = true;
      }
      scope = next;
      save();
    }
    if (!isLoaded) load();
  }

  session.subscribe(onSession);
  onSession();

  return {
    subscribe,
    get: (entry) => held.get(entry),
    set(entry, query) {
      // Ignore a late write after the session has ended. Before the first session, a write comes from the link that
      // opened the page.
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
    return [entry, { here: toText(here), before: toText(before) }];
  });
}

const holderAtom = atom<HeldQueries | null>(null);

/** The held queries, set once by the portal. If the held queries are not set, each store holds its own. */
export const heldQueriesAtom = atom(
  (get): HeldQueries => get(holderAtom) ?? new Map<string, HeldQuery>(),
  (_get, set, held: HeldQueries) => set(holderAtom, held),
);
