import Cookies from 'js-cookie';
import { readCookies } from './readCookies';

interface CookieScope {
  basename: string;
  isSecure: boolean;
}

/** Reads and writes cookies with the portal's attributes (c1). */
export interface CookieJar {
  /** All values of the cookie that the page can read, the most specific path first. */
  values(name: string): string[];
  set(name: string, value: string): void;
  /** Removes the portal's cookie; `'/'` removes the cookie at the root path. */
  remove(name: string, path?: string): void;
}

export function openCookies({ basename, isSecure }: CookieScope): CookieJar {
  const path = encodeURI(basename).replace(/\/+$/, '').replaceAll(';', '%3B') || '/';
  // A Secure cookie is silently dropped on an http page.
  const attributes = { path, sameSite: 'Lax', ...(isSecure ? { secure: true } : {}) } as const;
  return {
    // js-cookie returns only the first of several cookies with the same name.
    values: readCookies,
    set: (name, value) => void Cookies.set(name, value, attributes),
    remove: (name, at = path) => Cookies.remove(name, { ...attributes, path: at }),
  };
}
