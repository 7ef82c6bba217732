import Cookies from 'js-cookie';

/** Where the portal's cookies live. @internal */
export interface CookieScope {
  basename: string;
  isSecure: boolean;
}

/** Reads and writes cookies of the portal's own attributes (decision c1). @internal */
export interface CookieJar {
  /** Every value of that name the page can see, the most specific path first. */
  values(name: string): string[];
  set(name: string, value: string): void;
  /** Removes the portal's own cookie, or with `'/'` the one at the root. */
  remove(name: string, path?: string): void;
}

/** @internal */
export function openCookies({ basename, isSecure }: CookieScope): CookieJar {
  const path = encodeURI(basename).replace(/\/+$/, '').replaceAll(';', '%3B') || '/';
  // Secure on a plain-http page would store nothing, without a word.
  const attributes = { path, sameSite: 'Lax', ...(isSecure ? { secure: true } : {}) } as const;
  return {
    values: readAll,
    set: (name, value) => void Cookies.set(name, value, attributes),
    remove: (name, at = path) => Cookies.remove(name, { ...attributes, path: at }),
  };
}

/** js-cookie shows only the first of several cookies of one name. */
function readAll(name: string): string[] {
  const prefix = `${name}=`;
  return document.cookie
    .split('; ')
    .filter((pair) => pair.startsWith(prefix))
    .map((pair) => decode(pair.slice(prefix.length)));
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
