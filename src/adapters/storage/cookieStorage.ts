import type { StorageAdapter, StorageKind } from '../../core/contracts';
import { shortHash } from '../../core/session/shortHash';
import type { PortalStorage } from '../../core/session/types';
import type { CookieJar } from './cookies';
import { memoryStorage } from './memoryStorage';
import { isMarked, readSessionCookie, TOKEN_MARK } from './sessionCookies';
import { tokenCookie } from './tokenCookie';

const TOKEN = 'accessToken';

/**
 * Stores the session in cookies, for hosts without web storage. Device data stays in memory, because every request to
 * the host sends the cookies and its logs may contain them.
 */
export function cookieStorage(jar: CookieJar): StorageAdapter {
  const device = memoryStorage();
  const cookie = tokenCookie(jar);
  const isOurs = (value: string) => isMarked(value, jar.values);

  function setToken(token: string): void {
    const outcome = cookie.write(token, isOurs);
    // `guardedStorage` catches this error, reports it and falls back to memory.
    if (outcome !== 'written') throw new Error(`authToken: ${outcome}`);
    jar.set(TOKEN_MARK, shortHash(token));
  }

  function removeToken(): void {
    cookie.remove(isOurs);
    jar.remove(TOKEN_MARK);
  }

  const session: PortalStorage = {
    get: (key) => readSessionCookie(key, jar.values),
    set: (key, value) => (key === TOKEN ? setToken(value) : jar.set(key, value)),
    remove: (key) => (key === TOKEN ? removeToken() : jar.remove(key)),
  };
  const of = (kind: StorageKind) => (kind === 'session' ? session : device);
  return {
    get: (key, kind) => of(kind).get(key),
    set: (key, value, kind) => of(kind).set(key, value),
    remove: (key, kind) => of(kind).remove(key),
  };
}
