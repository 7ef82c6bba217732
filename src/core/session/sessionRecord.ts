import { createSessionReader, RECORD_KEYS, TOKEN_KEY } from './sessionReader';
import { shortHash } from './shortHash';
import type { PortalStorage, SignInInput } from './types';

/** The key under which a hash of the session that has opened the review page is stored. */
const REVIEWED = 'vendor_portal_reviewed';

/** Reads and writes the stored session (c10). */
export interface SessionRecord {
  /** Returns the session; `null` if there is none or it has ended. */
  read(): SignInInput | null;
  write(session: SignInInput): void;
  /** Returns false if the browser has not stored the session, so that a reload would lose it. */
  isKept(): boolean;
  /** Returns true once per session, even after a reload. */
  claim(token: string): boolean;
  /** Removes the session with this token; `null` removes any session. */
  erase(token: string | null): void;
  /** Removes what remains of a session that has ended. */
  sweep(): void;
  /** Marks the session with this token as ended. Copies of the token in any storage are then ignored (c23). */
  markEnded(token: string): void;
  hasEnded(token: string): boolean;
}

/** Creates a record in memory, for a session from the host (record 0015). */
export function createMemorySession(): SessionRecord {
  let held: SignInInput | null = null;
  let claimed: string | null = null;
  return {
    read: () => held,
    write: (session) => {
      held = session;
    },
    // The host provides the session again after a reload.
    isKept: () => true,
    claim(token) {
      // A new token continues the session.
      const vendorId = held?.vendorId ?? token;
      if (claimed === vendorId) return false;
      claimed = vendorId;
      return true;
    },
    erase: () => {
      held = null;
      claimed = null;
    },
    // Other pages have no copy of the token.
    sweep: () => {},
    markEnded: () => {},
    hasEnded: () => false,
  };
}

/** The session in a storage; `onForeign` is called once if the page itself uses the specified keys. */
export function createSessionRecord(
  storage: PortalStorage,
  host: string,
  onForeign: (suffix: string) => void,
): SessionRecord {
  const { own, ended, findSuffix, hasEnded, read } = createSessionReader(storage, host, onForeign);

  function remove(suffix: string): void {
    storage.remove(`${REVIEWED}${suffix}`);
    for (const key of [...RECORD_KEYS].reverse()) storage.remove(`${key}${suffix}`);
  }

  return {
    read,
    write({ token, vendorId, restaurantId, isKycCompleted }) {
      const suffix = findSuffix();
      const values = [host, vendorId, restaurantId, `${isKycCompleted}`, token];
      for (const [at, key] of RECORD_KEYS.entries())
        storage.set(`${key}${suffix}`, values[at] ?? '');
      storage.remove(ended);
    },
    // A storage without `keeps` is the memory storage, which the host has chosen.
    isKept: () => storage.keeps?.(`${TOKEN_KEY}${findSuffix()}`) ?? true,
    claim(token) {
      const key = `${REVIEWED}${findSuffix()}`;
      if (storage.get(key) === shortHash(token)) return false;
      storage.set(key, shortHash(token));
      return true;
    },
    erase(token) {
      for (const suffix of new Set([findSuffix(), own])) {
        const stored = storage.get(`${TOKEN_KEY}${suffix}`);
        // Another tab has signed in: do not end that session.
        if (token !== null && stored !== null && stored !== token && !hasEnded(stored)) continue;
        remove(suffix);
      }
    },
    sweep() {
      for (const suffix of new Set([findSuffix(), own])) {
        const stored = storage.get(`${TOKEN_KEY}${suffix}`);
        if (stored !== null && hasEnded(stored)) remove(suffix);
      }
    },
    markEnded: (token) => storage.set(ended, shortHash(token)),
    hasEnded,
  };
}
