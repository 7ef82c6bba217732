import type { IncomingMessage, ServerResponse } from 'node:http';

export type Refused = { status: number; reason: string } | null;

/** The calls of the marketplace, below this path or at it. */
export const API = /^\/api(?=[/?]|$)/;
/** Vite's own addresses; one of them opens an editor. */
const TOOLS = /^\/(?:__|@)/;
const OWN_SITE = ['same-origin', 'none'];

function one(request: IncomingMessage, name: string): string | undefined {
  return request.headersDistinct[name]?.join(',');
}

function isNavigation(request: IncomingMessage): boolean {
  return (
    request.method === 'GET' &&
    one(request, 'sec-fetch-mode') === 'navigate' &&
    one(request, 'sec-fetch-dest') === 'document'
  );
}

function isForeignSite(request: IncomingMessage): boolean {
  const site = one(request, 'sec-fetch-site');
  return site !== undefined && !OWN_SITE.includes(site);
}

/**
 * Keeps other pages of this machine's browser out: an exact Host (a rebound name has another),
 * our own Origin, and no request that another site started, except a click that leads here.
 */
export function inspect(request: IncomingMessage, hosts: ReadonlySet<string>): Refused {
  const host = one(request, 'host');
  if (host === undefined || !hosts.has(host)) return { status: 403, reason: 'Unknown host' };
  const origin = one(request, 'origin');
  const isOwnOrigin =
    origin === undefined || [...hosts].some((name) => origin === `http://${name}`);
  if (!isOwnOrigin) return { status: 403, reason: 'Foreign origin' };
  const url = request.url ?? '/';
  const isPage = isNavigation(request) && !API.test(url) && !TOOLS.test(url);
  if (isForeignSite(request) && !isPage) return { status: 403, reason: 'Foreign site' };
  return null;
}

export function setSecurityHeaders(response: ServerResponse): void {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('Content-Security-Policy', "frame-ancestors 'self'");
}

export function refuse(response: ServerResponse, status: number, reason: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${reason}\n`);
}
