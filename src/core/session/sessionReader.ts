import { shortHash } from './shortHash';
import type { PortalStorage, SignInInput } from './types';

export const TOKEN_KEY = 'accessToken';
const HOST_KEY = 'vendor_portal_host';
const ENDED = 'vendor_portal_ended';
/** The keys of the session. The token is written last and removed first. */
export const RECORD_KEYS = [
  HOST_KEY,
  'vendor_id',
  'restaurant_id',
  'isKycCompleted',
  TOKEN_KEY,
] as const;
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

/** Reads the stored session of a host (c10). */
export interface SessionReader {
  /** Returns the session; `null` if there is none or it has ended. */
  read(): SignInInput | null;
  hasEnded(token: string): boolean;
  /** The suffix of the keys. The suffix is not cached, because other code can add or remove keys. */
  findSuffix(): string;
  /** The suffix of the keys of a host that is not the first. */
  own: string;
  /** The key under which a hash of the last token that has ended is stored. */
  ended: string;
}

/**
 * The first host that signs in uses the specified keys. The keys of other hosts end in a hash of the host (c24). If the
 * page itself uses the specified keys, the first host also gets keys with a hash, and `onForeign` is called once.
 */
export function createSessionReader(
  storage: Pick<PortalStorage, 'get'>,
  host: string,
  onForeign: (suffix: string) => void,
): SessionReader {
  const ownSuffix = `_${shortHash(host)}`;
  const ended = `${ENDED}${ownSuffix}`;
  let isReported = false;
  const isUsed = (key: string) => storage.get(key) !== null;

  function findSuffix(): string {
    const owner = storage.get(HOST_KEY);
    if (owner === host && isUsed(TOKEN_KEY)) return '';
    if (isUsed(`${TOKEN_KEY}${ownSuffix}`)) return ownSuffix;
    if (owner !== null) return owner !== host && isUsed(TOKEN_KEY) ? ownSuffix : '';
    if (isSession() || !RECORD_KEYS.some(isUsed)) return '';
    if (!isReported) onForeign(ownSuffix);
    isReported = true;
    return ownSuffix;
  }

  /** Whether the host page has signed the vendor in by writing the specified keys. */
  function isSession(): boolean {
    return isToken(storage.get(TOKEN_KEY)) && isVendorId(storage.get('vendor_id') ?? '');
  }

  const hasEnded = (token: string) => storage.get(ended) === shortHash(token);

  return {
    own: ownSuffix,
    ended,
    findSuffix,
    hasEnded,
    read() {
      const suffix = findSuffix();
      const token = storage.get(`${TOKEN_KEY}${suffix}`);
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
  };
}
