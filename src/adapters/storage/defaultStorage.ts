import type { StorageAdapter } from '../../core/contracts';
import { kindOf } from '../../core/session/sessionKeys';
import type { CheckedStorage, PortalStorage } from '../../core/session/types';
import type { CookieJar } from './cookies';
import type { ReportProblem } from './problems';
import { tokenCookie } from './tokenCookie';
import { COPIED, isCopied, onStorageEvent, openWebStorage, webStorage } from './webStorage';

const TOKEN = 'accessToken';
const COOKIE_PROBLEMS = {
  foreign: 'The page has its own cookie authToken; the portal did not change it',
  'not-saved': 'The browser did not save the authToken cookie',
} as const;

/** The specified layout: both web storages hold all keys, and the cookie holds the token (b5, b6, b7, c1). */
export function defaultStorage(jar: CookieJar, report: ReportProblem): CheckedStorage {
  const local = guardedStorage(webStorage('local'), report);
  const session = guardedStorage(webStorage('session'), report);
  const cookie = tokenCookie(jar);
  // Tokens that this portal has stored; any other value of the cookie belongs to the host.
  const tokens = new Set<string>();
  const isOurs = (value: string) => tokens.has(value);

  function get(key: string): string | null {
    const value = local.get(key) ?? (isCopied(key) ? session.get(key) : null);
    if (key === TOKEN && value) tokens.add(value);
    return value;
  }

  return {
    get,
    set(key, value) {
      const previous = key === TOKEN ? get(key) : null;
      local.set(key, value);
      if (!isCopied(key)) return;
      session.set(key, value);
      if (key === TOKEN) writeCookie(value, previous);
    },
    remove(key) {
      if (key === TOKEN) get(key);
      local.remove(key);
      session.remove(key);
      if (key === TOKEN) attempt(() => cookie.remove(isOurs));
    },
    keeps: (key) => local.keeps(key) || session.keeps(key),
    lasts: local.keeps,
    subscribe(onChange) {
      const stopEvents = onStorageEvent((event) => {
        if (event.newValue === null) dropStaleCopies(local);
        onChange(event.key ?? '');
      });
      // A page in the back-forward cache misses storage events.
      const onShow = (event: PageTransitionEvent) => {
        if (event.persisted) dropStaleCopies(local);
      };
      window.addEventListener('pageshow', onShow);
      return () => {
        stopEvents();
        window.removeEventListener('pageshow', onShow);
      };
    },
  };

  function writeCookie(token: string, previous: string | null): void {
    tokens.add(token);
    if (previous) tokens.add(previous);
    const outcome = attempt(() => cookie.write(token, isOurs)) ?? 'not-saved';
    if (outcome !== 'written') report(COOKIE_PROBLEMS[outcome]);
  }

  function attempt<Result>(act: () => Result): Result | null {
    try {
      return act();
    } catch {
      // A sandboxed frame throws on every access to document.cookie.
      return null;
    }
  }
}

const MARK = 'vendor_portal_host';

/** After a sign-out in another tab, the copies in this tab would restore the session. */
function dropStaleCopies(local: PortalStorage): void {
  try {
    const session = openWebStorage('session');
    const copies = Object.keys(session).filter((key) => isCopied(toLocalKey(key)));
    // Keys without the portal's mark belong to the page (c24).
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
  return COPIED.exec(key)?.[2] ?? '';
}

function toLocalKey(key: string): string {
  return key.replace(/^is_kyc_completed/, 'isKycCompleted');
}

const FAILED = 'The storage cannot be used; the session ends when this page closes';
const HINT = 'It is blocked, full, or its adapter failed. Signing in still works.';

/** Falls back to memory when the storage fails, and reports the failure once. */
export function guardedStorage(inner: StorageAdapter, report: ReportProblem): CheckedStorage {
  /** Values that the storage did not save; `null` for a key that it did not remove. */
  const overlay = new Map<string, string | null>();

  function attempt<Result>(act: () => Result): { result: Result } | null {
    try {
      return { result: act() };
    } catch {
      report(FAILED, HINT);
      return null;
    }
  }

  function read(key: string): string | null {
    const value: unknown = attempt(() => inner.get(key, kindOf(key)))?.result;
    return typeof value === 'string' ? value : null;
  }

  return {
    get: (key) => overlay.get(key) ?? (overlay.has(key) ? null : read(key)),
    set(key, value) {
      overlay.delete(key);
      attempt(() => inner.set(key, value, kindOf(key)));
      if (read(key) === value) return;
      overlay.set(key, value);
      report(FAILED, HINT);
    },
    remove(key) {
      overlay.delete(key);
      attempt(() => inner.remove(key, kindOf(key)));
      if (read(key) !== null) overlay.set(key, null);
    },
    keeps: (key) => !overlay.has(key),
    subscribe: (onChange) => attempt(() => inner.subscribe?.(onChange))?.result ?? (() => {}),
  };
}
