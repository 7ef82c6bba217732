import type { StorageAdapter } from '../../core/contracts';
import { shortHash } from '../../core/session/shortHash';
import type { CookieJar } from './cookies';
import { tokenCookie } from './tokenCookie';

const TOKEN = 'accessToken';
/** Tells our token from a host's cookie of the same name (decision c1). */
const MARK = 'vendor_portal_token';

/**
 * Everything in cookies, for hosts that keep nothing in web storage.
 *
 * @internal
 */
export function cookieStorage(jar: CookieJar): StorageAdapter {
  const cookie = tokenCookie(jar);
  const isOurs = (value: string) => jar.values(MARK).includes(shortHash(value));

  function getToken(): string | null {
    const values = cookie.values();
    // Without our mark a host may have signed the vendor in; whether it did, the other keys tell.
    const isMarked = jar.values(MARK).length > 0;
    return (isMarked ? values.find(isOurs) : values[0]) ?? null;
  }

  function setToken(token: string): void {
    const outcome = cookie.write(token, isOurs);
    // The guard round every storage keeps the token in memory then, and reports it.
    if (outcome !== 'written') throw new Error(`authToken: ${outcome}`);
    jar.set(MARK, shortHash(token));
  }

  function removeToken(): void {
    cookie.remove(isOurs);
    jar.remove(MARK);
  }

  return {
    get: (key) => (key === TOKEN ? getToken() : (jar.values(key)[0] ?? null)),
    set: (key, value) => (key === TOKEN ? setToken(value) : jar.set(key, value)),
    remove: (key) => (key === TOKEN ? removeToken() : jar.remove(key)),
  };
}
