import type { CookieJar } from './cookies';

const NAME = 'authToken';

/** The cookie that carries the token under a name the host may use as well. @internal */
export interface TokenCookie {
  values(): string[];
  /** Refuses, with the reason, while a foreign cookie of that name exists (decision c1). */
  write(token: string, isOurs: (value: string) => boolean): 'written' | 'foreign' | 'not-kept';
  remove(isOurs: (value: string) => boolean): void;
}

/** @internal */
export function tokenCookie(jar: CookieJar): TokenCookie {
  const values = () => jar.values(NAME);
  return {
    values,
    write(token, isOurs) {
      if (values().some((value) => value !== token && !isOurs(value))) return 'foreign';
      if (values().includes(token)) return 'written';
      jar.set(NAME, token);
      // Over 4,096 bytes, or in a frame without cookies, it vanishes in silence.
      return values().includes(token) ? 'written' : 'not-kept';
    },
    remove(isOurs) {
      const [nearest] = values();
      // The most specific path comes first: a foreign one there is not ours to remove.
      if (nearest !== undefined && isOurs(nearest)) jar.remove(NAME);
      if (values().some(isOurs)) jar.remove(NAME, '/');
    },
  };
}
