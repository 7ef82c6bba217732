import { ConfigFailure } from '../errors';

const HINT = 'Set host to an absolute http(s) URL, or to a path that begins with one "/".';
// The URL parser silently removes or rewrites these characters.
const HIDDEN = /[\s\\\p{Cc}]/u;

export interface Host {
  /** The URL without a trailing slash; it can have a path prefix. */
  href: string;
  origin: string;
}

/** Parses the `host` prop and refuses a URL that could send a token to another server (T5). */
export function parseHost(host: string, pageUrl: string): Host {
  const url = HIDDEN.test(host) ? null : resolve(host, pageUrl);
  const isPlain = url && !url.username && !url.password && !/[?#]/.test(host);
  if (!isPlain) throw new ConfigFailure('The host prop is not a valid URL', HINT);
  return { href: `${url.origin}${url.pathname.replace(/\/+$/, '')}`, origin: url.origin };
}

/** Whether a response came from another origin, after a redirect. If the URL of the response is unknown, it is `''`. */
export function isOtherOrigin(responseUrl: string, url: string): boolean {
  return responseUrl !== '' && new URL(responseUrl).origin !== new URL(url).origin;
}

function resolve(host: string, pageUrl: string): URL | null {
  const isPath = /^\/(?!\/)/.test(host);
  if (!isPath && !/^https?:\/\/[^/]/i.test(host)) return null;
  return URL.canParse(host, pageUrl) ? new URL(host, pageUrl) : null;
}
