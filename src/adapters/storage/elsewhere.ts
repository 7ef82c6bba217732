import type { StorageAdapter } from '../../core/contracts';
import { openWebStorage } from './webStorage';

const OF_SESSION =
  /^(accessToken|isKycCompleted|vendor_id|restaurant_id|vendor_portal_host)(_[0-9a-z]+)?$/;
const MARK = 'vendor_portal_host';

/**
 * Whether a key belongs to the session itself, which each tab keeps a copy of (decision b5). What
 * belongs to the device is in localStorage alone: a copy in one tab would outlive it.
 *
 * @internal
 */
export function isCopied(key: string): boolean {
  return OF_SESSION.test(key);
}

/**
 * Drops this tab's copies of keys that are no longer in localStorage: another tab signed out, and
 * a copy left here would bring that session back.
 *
 * @internal
 */
export function dropStaleCopies(local: StorageAdapter): void {
  try {
    const session = openWebStorage('session');
    const copies = Object.keys(session).filter((key) => isCopied(toLocalKey(key)));
    // Without the mark of a portal they are the page's own (decision c24).
    const marks = copies.filter((key) => key.startsWith(MARK)).map((key) => key.slice(MARK.length));
    const stale = copies.filter(
      (key) => marks.includes(suffixOf(toLocalKey(key))) && local.get(toLocalKey(key)) === null,
    );
    for (const key of stale) session.removeItem(key);
  } catch {
    // Without sessionStorage there are no copies.
  }
}

function suffixOf(key: string): string {
  return OF_SESSION.exec(key)?.[2] ?? '';
}

function toLocalKey(key: string): string {
  return key.replace(/^is_kyc_completed/, 'isKycCompleted');
}
