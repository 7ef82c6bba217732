import type { StorageAdapter } from '../contracts';
import { shortHash } from './shortHash';
import { isToken } from './token';
import type { SignInInput } from './types';

const TOKEN = 'accessToken';
const HOST = 'vendor_portal_host';
/** Every logical key of a session. The token is last to be written and first to go. */
const KEYS = [HOST, 'vendor_id', 'restaurant_id', 'isKycCompleted', TOKEN] as const;
const ID = /^[\x21-\x7e]{1,128}$/;

/** Whether a session of this vendor could be read back from a storage. @internal */
export function isVendorId(value: string): boolean {
  return ID.test(value);
}

/** The session as it lies in a storage (decision c10). @internal */
export interface SessionRecord {
  read(): SignInInput | null;
  write(session: SignInInput): void;
  erase(): void;
}

/** The session in this page's memory only: one that the host handed over (decision record 0015). @internal */
export function createHeldRecord(): SessionRecord {
  let held: SignInInput | null = null;
  return {
    read: () => held,
    write: (session) => {
      held = session;
    },
    erase: () => {
      held = null;
    },
  };
}

/**
 * The specification's own keys belong to the first host that signs in. A portal of another host
 * keeps its session under keys that end in a short hash of its host.
 *
 * @internal
 */
export function createSessionRecord(storage: StorageAdapter, host: string): SessionRecord {
  const own = `_${shortHash(host)}`;
  const has = (place: string) => isToken(storage.get(`${TOKEN}${place}`));

  /** Asked anew each time: the first host's keys may have come or gone since. */
  function find(): string {
    const owner = storage.get(HOST);
    const isTaken = has('');
    if (isTaken && owner === host) return '';
    if (has(own)) return own;
    return isTaken && owner !== null ? own : '';
  }

  return {
    read() {
      const place = find();
      const token = storage.get(`${TOKEN}${place}`);
      const vendorId = storage.get(`vendor_id${place}`) ?? '';
      const restaurantId = storage.get(`restaurant_id${place}`) ?? '';
      if (!isToken(token) || !isVendorId(vendorId)) return null;
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
    },
    erase() {
      for (const place of new Set([find(), own])) {
        for (const key of [...KEYS].reverse()) storage.remove(`${key}${place}`);
      }
    },
  };
}
