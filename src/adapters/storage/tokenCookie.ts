import { shortHash } from '../../core/session/shortHash';
import type { CookieJar } from './cookies';

/** The cookie with the token. */
const TOKEN_COOKIE = 'authToken';

/** The cookie that holds the token; the host may use the same name. */
interface TokenCookie {
  values(): string[];
  /** Writes nothing and returns the reason while a foreign cookie of that name exists (c1). */
  write(token: string, isOurs: (value: string) => boolean): 'written' | 'foreign' | 'not-saved';
  remove(isOurs: (value: string) => boolean): void;
}

export function tokenCookie(jar: CookieJar): TokenCookie {
  const values = () => jar.values(TOKEN_COOKIE);
  return {
    values,
    write(token, isOurs) {
      if (values().some((value) => value !== token && !isOurs(value))) return 'foreign';
      if (values().includes(token)) return 'written';
      jar.set(TOKEN_COOKIE, token);
      // Browsers silently drop a cookie that is above 4,096 bytes, and any cookie in a frame without cookie access.
      return values().includes(token) ? 'written' : 'not-saved';
    },
    remove(isOurs) {
      const [nearest] = values();
      // The first value has the most specific path: if it is foreign, do not remove it.
      if (nearest !== undefined && isOurs(nearest)) jar.remove(TOKEN_COOKIE);
      if (values().some(isOurs)) jar.remove(TOKEN_COOKIE, '/');
    },
  };
}

/** Distinguishes our token from a host cookie of the same name (c1). */
export const TOKEN_MARK = 'vendor_portal_token';

type ReadValues = (name: string) => string[];

export function isMarked(token: string, values: ReadValues): boolean {
  return values(TOKEN_MARK).includes(shortHash(token));
}

/** The value of a session key in the cookies, or `null`. */
export function readSessionCookie(key: string, values: ReadValues): string | null {
  if (key !== 'accessToken') return values(key)[0] ?? null;
  const tokens = values(TOKEN_COOKIE);
  // Without our mark the host may have set this cookie; the other session keys decide whether it is used.
  const hasMark = values(TOKEN_MARK).length > 0;
  return (hasMark ? tokens.find((token) => isMarked(token, values)) : tokens[0]) ?? null;
}
