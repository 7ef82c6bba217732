import { shortHash } from './shortHash';
import type { PortalStorage, SignInInput } from './types';

const TOKEN = 'accessToken';
const HOST = 'vendor_portal_host';
const ENDED = 'vendor_portal_ended';
/** The keys of the session. The token is written last and removed first. */
const KEYS = [HOST, 'vendor_id', 'restaurant_id', 'isKycCompleted', TOKEN] as const;
/** The key under which a hash of the session that has opened the review page is stored. */
const REVIEWED = 'vendor_portal_reviewed';
const PRINTABLE_ASCII = /^[\x21-\x7e]{1,3800}$/;
const EMPTY_WORDS = new Set(['undefined', 'null']);
const ID = /^[\x21-\x7e]{1,128}$/;

/** Whether a value is a token: 1 to 3,800 visible ASCII characters (c2). */
export function isToken(value: unknown): value is string {
  return typeof value === 'string' && PRINTABLE_ASCII.test(value) && !EMPTY_WORDS.has(value);
}

export function isVendorId(value: string): boolean {
  return ID.test(value);
}

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

/**
 * The first host that signs in uses the specified keys. The keys of other hosts end in a hash of the host (c24). If the
 * page itself uses the specified keys, the first host also gets keys with a hash, and `onForeign` is called once.
 */
export function createSessionRecord(
  storage: PortalStorage,
  host: string,
  onForeign: (suffix: string) => void,
): SessionRecord {
  const own = `_${shortHash(host)}`;
  const ended = `${ENDED}${own}`;
  let isReported = false;
  const isUsed = (key: string) => storage.get(key) !== null;

  /** The suffix of the keys. The suffix is not cached, because other code can add or remove keys. */
  function findSuffix(): string {
    const owner = storage.get(HOST);
    if (owner === host && isUsed(TOKEN)) return '';
    if (isUsed(`${TOKEN}${own}`)) return own;
    if (owner !== null) return owner !== host && isUsed(TOKEN) ? own : '';
    if (isSession() || !KEYS.some(isUsed)) return '';
    if (!isReported) onForeign(own);
    isReported = true;
    return own;
  }

  /** Whether the host page has signed the vendor in by writing the specified keys. */
  function isSession(): boolean {
    return isToken(storage.get(TOKEN)) && isVendorId(storage.get('vendor_id') ?? '');
  }

  const hasEnded = (token: string) => storage.get(ended) === shortHash(token);

  function remove(suffix: string): void {
    storage.remove(`${REVIEWED}${suffix}`);
    for (const key of [...KEYS].reverse()) storage.remove(`${key}${suffix}`);
  }

  return {
    read() {
      const suffix = findSuffix();
      const token = storage.get(`${TOKEN}${suffix}`);
      const vendorId = storage.get(`vendor_id${suffix}`) ?? '';
      const restaurantId = storage.get(`restaurant_id${suffix}`) ?? '';
      if (!isToken(token) || !isVendorId(vendorId) || hasEnded(token)) return null;
      return {
        token,
        vendorId,
        restaurantId: ID.test(restaurantId) ? restaurantId : '',
        isKycCompleted: storage.get(`isKycCompleted${suffix}`) === 'true',
      };
    },
    write({ token, vendorId, restaurantId, isKycCompleted }) {
      const suffix = findSuffix();
      const values = [host, vendorId, restaurantId, `${isKycCompleted}`, token];
      for (const [at, key] of KEYS.entries()) storage.set(`${key}${suffix}`, values[at] ?? '');
      storage.remove(ended);
    },
    // A storage without `keeps` is the memory storage, which the host has chosen.
    isKept: () => storage.keeps?.(`${TOKEN}${findSuffix()}`) ?? true,
    claim(token) {
      const key = `${REVIEWED}${findSuffix()}`;
      if (storage.get(key) === shortHash(token)) return false;
      storage.set(key, shortHash(token));
      return true;
    },
    erase(token) {
      for (const suffix of new Set([findSuffix(), own])) {
        const stored = storage.get(`${TOKEN}${suffix}`);
        // Another tab has signed in: do not end that session.
        if (token !== null && stored !== null && stored !== token && !hasEnded(stored)) continue;
        remove(suffix);
      }
    },
    sweep() {
      for (const suffix of new Set([findSuffix(), own])) {
        const stored = storage.get(`${TOKEN}${suffix}`);
        if (stored !== null && hasEnded(stored)) remove(suffix);
      }
    },
    markEnded: (token) => storage.set(ended, shortHash(token)),
    hasEnded,
  };
}
