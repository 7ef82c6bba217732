import { parsePath, type To } from 'react-router-dom';
import { isUnder, toHref } from './portalHistory';

interface UrlParts {
  pathname: string;
  search: string;
  hash: string;
}

/** How the places of one portal are spelt in the address bar. */
export interface Address {
  /** What stands in front of every path that the routes know. */
  basename: string;
  /** By which other portals of the page know that the place is taken. */
  claim: string;
  read(url: UrlParts): UrlParts;
  isOurs(url: UrlParts): boolean;
  toHref(to: To): string;
}

export function pathAddress(basename: string): Address {
  return {
    basename,
    claim: basename,
    read: ({ pathname, search, hash }) => ({ pathname, search, hash }),
    isOurs: ({ pathname }) => isUnder(basename, pathname),
    toHref,
  };
}

/** `#/orders` on the page that the portal was mounted on; other anchors of that page are the host's. */
export function hashAddress({ location }: Window): Address {
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
    // Whole, because a relative address would be resolved against the page's `<base>`.
    toHref: (to) => `${mount}${location.search}#${toHref(to)}`,
  };
}

/** Nothing in the address bar: a link that is opened in another tab opens the same page. */
export function noAddress({ location }: Window): Pick<Address, 'basename' | 'toHref'> {
  return { basename: '/', toHref: () => location.href };
}
