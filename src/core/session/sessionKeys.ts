import type { StorageKind } from '../contracts';

/** The keys of the session; docs/adapters.md describes them. For a second host, the keys have a suffix (c10). */
export const SESSION_KEYS = [
  'accessToken',
  'vendor_id',
  'restaurant_id',
  'isKycCompleted',
  'vendor_portal_host',
  'vendor_portal_token',
  'vendor_portal_reviewed',
  'vendor_portal_ended',
] as const;

const OF_SESSION = new RegExp(`^(${SESSION_KEYS.join('|')})(_[0-9a-z]+)?$`);

export function kindOf(key: string): StorageKind {
  return OF_SESSION.test(key) ? 'session' : 'device';
}
