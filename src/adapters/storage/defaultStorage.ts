import type { CheckedStorage } from '../../core/session/types';
import type { CookieJar } from './cookies';
import { dropStaleCopies, isCopied } from './elsewhere';
import { guardedStorage } from './guardedStorage';
import type { ReportProblem } from './problems';
import { tokenCookie } from './tokenCookie';
import { onStorageEvent, webStorage } from './webStorage';

const TOKEN = 'accessToken';
const COOKIE_PROBLEMS = {
  foreign: 'The page has a cookie authToken that is not the portal’s; it was left alone',
  'not-kept': 'The browser did not keep the authToken cookie',
} as const;

/**
 * The specification's own layout: both storages, and the token in the cookie `authToken` as well
 * (decisions b5 to b7, c1).
 *
 * @internal
 */
export function defaultStorage(jar: CookieJar, report: ReportProblem): CheckedStorage {
  const local = guardedStorage(webStorage('local'), report);
  const session = guardedStorage(webStorage('session'), report);
  const cookie = tokenCookie(jar);
  // Every token this portal stored or read from its own keys; a cookie of another value is foreign.
  const known = new Set<string>();
  const isOurs = (value: string) => known.has(value);

  function get(key: string): string | null {
    const value = local.get(key) ?? (isCopied(key) ? session.get(key) : null);
    if (key === TOKEN && value) known.add(value);
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
    subscribe(onChange) {
      const stopEvents = onStorageEvent((event) => {
        if (event.newValue === null) dropStaleCopies(local);
        onChange(event.key ?? '');
      });
      // A page in the browser's back-forward cache hears no storage events.
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
    known.add(token);
    if (previous) known.add(previous);
    const outcome = attempt(() => cookie.write(token, isOurs)) ?? 'not-kept';
    if (outcome !== 'written') report(COOKIE_PROBLEMS[outcome]);
  }

  function attempt<Result>(act: () => Result): Result | null {
    try {
      return act();
    } catch {
      // A sandboxed frame throws at any touch of document.cookie.
      return null;
    }
  }
}
