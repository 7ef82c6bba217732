import type { StorageAdapter } from '../contracts';
import { shortHash } from './shortHash';
import { isToken } from './token';
import type { CheckedStorage, SignInInput } from './types';

const TOKEN = 'accessToken';
const HOST = 'vendor_portal_host';
const ENDED = 'vendor_portal_ended';
/** Every logical key of a session. The token is last to be written and first to go. */
const KEYS = [HOST, 'vendor_id', 'restaurant_id', 'isKycCompleted', TOKEN] as const;
/** Which session has led to the review page; a hash, so that the next session counts anew. */
const REVIEWED = 'vendor_portal_reviewed';
const ID = /^[\x21-\x7e]{1,128}$/;

/** Whether a session of this vendor could be read back from a storage. @internal */
export function isVendorId(value: string): boolean {
  return ID.test(value);
}

/** The session as it lies in a storage (decision c10). @internal */
export interface SessionRecord {
  /** `null` without a session, and for one that has ended. */
  read(): SignInInput | null;
  /** A new session; the one that ended before is forgotten. */
  write(session: SignInInput): void;
  /** False when it is gone with the page although the storage was to keep it. */
  isKept(): boolean;
  /** True once per session, however many pages it has. */
  claim(token: string): boolean;
  /** Removes the session of this token, or any session with `null`. */
  erase(token: string | null): void;
  /** Removes what is left of a session that has ended. */
  sweep(): void;
  /** From now on a copy of this token, wherever it was left, is no session (decision c23). */
  markEnded(token: string): void;
  hasEnded(token: string): boolean;
}

/** The session in this page's memory only: one that the host handed over (decision record 0015). @internal */
export function createHeldRecord(): SessionRecord {
  let held: SignInInput | null = null;
  let claimed: string | null = null;
  return {
    read: () => held,
    write: (session) => {
      held = session;
    },
    // The host hands it over again.
    isKept: () => true,
    claim(token) {
      // A renewed token is still the same session.
      const vendorId = held?.vendorId ?? token;
      if (claimed === vendorId) return false;
      claimed = vendorId;
      return true;
    },
    erase: () => {
      held = null;
      claimed = null;
    },
    // No other page can hold a copy.
    sweep: () => {},
    markEnded: () => {},
    hasEnded: () => false,
  };
}

/**
 * The specification's own keys belong to the first host that signs in. A portal of another host
 * keeps its session under keys that end in a short hash of its host, and so does one that finds
 * them used by the page for something of its own (decision c24), of which `onForeign` hears once.
 *
 * @internal
 */
export function createSessionRecord(
  storage: StorageAdapter & Partial<CheckedStorage>,
  host: string,
  onForeign: (suffix: string) => void,
): SessionRecord {
  const own = `_${shortHash(host)}`;
  const ended = `${ENDED}${own}`;
  let isReported = false;
  const isUsed = (key: string) => storage.get(key) !== null;

  /** Asked anew each time: the first host's keys, or the page's, may have come or gone since. */
  function find(): string {
    const owner = storage.get(HOST);
    if (owner === host && isUsed(TOKEN)) return '';
    if (isUsed(`${TOKEN}${own}`)) return own;
    if (owner !== null) return owner !== host && isUsed(TOKEN) ? own : '';
    if (isSession() || !KEYS.some(isUsed)) return '';
    if (!isReported) onForeign(own);
    isReported = true;
    return own;
  }

  /** Without a mark: a host page signed the vendor in, in the layout of the specification. */
  function isSession(): boolean {
    return isToken(storage.get(TOKEN)) && isVendorId(storage.get('vendor_id') ?? '');
  }

  const hasEnded = (token: string) => storage.get(ended) === shortHash(token);

  function remove(place: string): void {
    storage.remove(`${REVIEWED}${place}`);
    for (const key of [...KEYS].reverse()) storage.remove(`${key}${place}`);
  }

  return {
    read() {
      const place = find();
      const token = storage.get(`${TOKEN}${place}`);
      const vendorId = storage.get(`vendor_id${place}`) ?? '';
      const restaurantId = storage.get(`restaurant_id${place}`) ?? '';
      if (!isToken(token) || !isVendorId(vendorId) || hasEnded(token)) return null;
      return {
        token,
        vendorId,
        restaurantId: ID.test(restaurantId) ? restaurantId : '',
        isKycCompleted: storage.get(`isKycCompleted${place}`) === 'true',
      };
    },
    write({ token, vendorId, restaurantId, isKycCompleted }) {
      const place = find();
      const values = [host, vendorId, restaurantId, `${isKycCompleted}`, token];
      for (const [at, key] of KEYS.entries()) storage.set(`${key}${place}`, values[at] ?? '');
      storage.remove(ended);
    },
    // A storage that does not tell is one of memory, as the host wants it.
    isKept: () => storage.keeps?.(`${TOKEN}${find()}`) ?? true,
    claim(token) {
      const key = `${REVIEWED}${find()}`;
      if (storage.get(key) === shortHash(token)) return false;
      storage.set(key, shortHash(token));
      return true;
    },
    erase(token) {
      for (const place of new Set([find(), own])) {
        const stored = storage.get(`${TOKEN}${place}`);
        // Another tab has signed in meanwhile: that session goes on.
        if (token !== null && stored !== null && stored !== token && !hasEnded(stored)) continue;
        remove(place);
      }
    },
    sweep() {
      for (const place of new Set([find(), own])) {
        const stored = storage.get(`${TOKEN}${place}`);
        if (stored !== null && hasEnded(stored)) remove(place);
      }
    },
    markEnded: (token) => storage.set(ended, shortHash(token)),
    hasEnded,
  };
}
