import type { IncomingHttpHeaders } from 'node:http';

/** The header in which the served page names the operation of a call. It is not forwarded. */
export const OPERATION_HEADER = 'x-vendor-portal-operation';

/** Hop-by-hop headers (RFC 9110, 7.6.1), and headers that name our page. */
const NOT_FORWARDED = new Set([
  'connection',
  'expect',
  'host',
  'http2-settings',
  'keep-alive',
  'origin',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'referer',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  OPERATION_HEADER,
]);

/** `fetch` has decoded the body; cookies and redirects are rewritten separately. */
const NOT_RETURNED = new Set([
  ...NOT_FORWARDED,
  'alt-svc',
  'clear-site-data',
  'content-encoding',
  'content-length',
  'content-security-policy',
  'location',
  'set-cookie',
  'strict-transport-security',
]);

function namedByConnection(value: string | null | undefined): string[] {
  return (value ?? '').split(',').map((name) => name.trim().toLowerCase());
}

function isOwn(name: string): boolean {
  return name.startsWith('sec-') || name.startsWith('access-control-') || name.startsWith(':');
}

/** Cookies are shared by all ports: those of other local pages must not reach the backend. */
function onlyKnown(cookie: string, names: ReadonlySet<string>): string {
  const pairs = cookie.split(';').map((pair) => pair.trim());
  return pairs.filter((pair) => names.has(pair.split('=', 1)[0] ?? '')).join('; ');
}

export function requestHeaders(
  incoming: IncomingHttpHeaders,
  knownCookies: ReadonlySet<string>,
): Headers {
  const dropped = new Set([...NOT_FORWARDED, ...namedByConnection(incoming.connection)]);
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming)) {
    if (value === undefined || dropped.has(name) || isOwn(name) || name === 'cookie') continue;
    headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const cookie = onlyKnown(incoming.cookie ?? '', knownCookies);
  if (cookie) headers.set('cookie', cookie);
  return headers;
}

export function responseHeaders(upstream: Headers): Record<string, string> {
  const dropped = new Set([...NOT_RETURNED, ...namedByConnection(upstream.get('connection'))]);
  return Object.fromEntries(
    [...upstream].filter(([name]) => !dropped.has(name) && !name.startsWith('access-control-')),
  );
}

function isUnder(path: string, prefix: string): boolean {
  return prefix === '' || path === prefix || path.startsWith(`${prefix}/`);
}

/** Maps `/v1/vendor` of a backend at `/v1` to `/api/vendor`; `null` if it is outside of `/v1`. */
export function toOwnPath(path: string, prefix: string): string | null {
  return isUnder(path, prefix) ? `/api${path.slice(prefix.length)}` : null;
}

export interface RewrittenCookie {
  name: string;
  header: string;
}

/** Rewrites a cookie for our origin: no Domain, a Path below /api, valid over plain http. */
export function rewriteCookie(cookie: string, prefix: string): RewrittenCookie {
  const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim());
  const kept = attributes.flatMap((attribute) => {
    const [name = '', value = ''] = attribute.split('=', 2);
    const key = name.trim().toLowerCase();
    if (['domain', 'path', 'secure', 'partitioned'].includes(key)) return [];
    return key === 'samesite' && value.toLowerCase() === 'none' ? ['SameSite=Lax'] : [attribute];
  });
  const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice('path='.length);
  const cookiePath = (path && path !== '/' && toOwnPath(path, prefix)) || '/api';
  return {
    name: pair.split('=', 1)[0] ?? '',
    header: [pair, ...kept, `Path=${cookiePath}`].join('; '),
  };
}
