import type { StorageAdapter } from '../../core/contracts';
import { openWebStorage } from './webStorage';

const SESSION_COPY =
  /^(accessToken|is_kyc_completed|vendor_id|restaurant_id|vendor_portal_host)(_[0-9a-z]+)?$/;

/**
 * Drops this tab's copies of keys that are no longer in localStorage: another tab signed out, and
 * a copy left here would bring that session back.
 *
 * @internal
 */
export function dropStaleCopies(local: StorageAdapter): void {
  try {
    const session = openWebStorage('session');
    const copies = Object.keys(session).filter((key) => SESSION_COPY.test(key));
    const stale = copies.filter((key) => local.get(toLocalKey(key)) === null);
    for (const key of stale) session.removeItem(key);
  } catch {
    // Without sessionStorage there are no copies.
  }
}

function toLocalKey(key: string): string {
  return key.replace(/^is_kyc_completed/, 'isKycCompleted');
}
