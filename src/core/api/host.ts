import { ConfigFailure } from './errors';

const HINT = 'Give an absolute http(s) address, or a path that begins with one "/".';
// The URL parser drops or rewrites these in silence, so the address would not be what was read.
const HIDDEN = /[\s\\\p{Cc}]/u;

/** Where the marketplace's API lives. @internal */
export interface Host {
  /** Without a trailing slash; a path prefix is kept. */
  href: string;
  origin: string;
}

/** Reads the `host` prop once, refusing what could send a token elsewhere (safety T5). @internal */
export function parseHost(host: string, pageUrl: string): Host {
  const url = HIDDEN.test(host) ? null : resolve(host, pageUrl);
  const isPlain = url && !url.username && !url.password && !/[?#]/.test(host);
  if (!isPlain) throw new ConfigFailure('The host is not an address the portal can use', HINT);
  return { href: `${url.origin}${url.pathname.replace(/\/+$/, '')}`, origin: url.origin };
}

function resolve(host: string, pageUrl: string): URL | null {
  const isPath = /^\/(?!\/)/.test(host);
  if (!isPath && !/^https?:\/\/[^/]/i.test(host)) return null;
  return URL.canParse(host, pageUrl) ? new URL(host, pageUrl) : null;
}
