import { parsePath, type To } from 'react-router-dom';
import { isUnder, toHref } from './portalHistory';

export interface UrlParts {
  pathname: string;
  search: string;
  hash: string;
}

/** Whether the portal has a screen, redirect or page of the host at this path below its basename. */
export type IsScreen = (path: string) => boolean;

/** Converts between the routes of one portal and the URL. */
export interface UrlFormat {
  /** The prefix of every route path. */
  basename: string;
  /** Identifies the portal; another portal with the same claim gets a memory history. */
  claim: string;
  read(url: UrlParts): UrlParts;
  isOurs(url: UrlParts): boolean;
  toHref(to: To): string;
}

/** Without a basename the portal is at the root, and other paths than those of its screens belong to the host (c88). */
export function pathFormat(given: string | undefined, isScreen: IsScreen = () => true): UrlFormat {
  const basename = given ?? '/';
  return {
    basename,
    claim: basename,
    read: ({ pathname, search, hash }) => ({ pathname, search, hash }),
    isOurs: ({ pathname }) =>
      given === undefined ? isScreen(pathname) : isUnder(basename, pathname),
    toHref,
  };
}

/** `#/orders` on the page where the portal is mounted; other hashes belong to the host. */
export function hashFormat({ location }: Window): UrlFormat {
  const mount = location.pathname;
  const isPath = (hash: string) => hash.startsWith('#/');
  return {
    basename: '/',
    claim: `${mount}#`,
    read({ hash }) {
      const path = isPath(hash) ? parsePath(hash.slice(1)) : {};
      return { pathname: '/', search: '', hash: '', ...path };
    },
    isOurs: ({ pathname, hash }) => pathname === mount && (hash === '' || isPath(hash)),
    // An absolute path, because `<base>` affects relative URLs.
    toHref: (to) => `${mount}${location.search}#${toHref(to)}`,
  };
}

/** With `memory` routing, a link in a new tab opens the same page. */
export function memoryFormat({ location }: Window): Pick<UrlFormat, 'basename' | 'toHref'> {
  return { basename: '/', toHref: () => location.href };
}
