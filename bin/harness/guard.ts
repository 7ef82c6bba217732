import type { IncomingMessage, ServerResponse } from 'node:http';
import { LOOPBACK_HOSTS } from '../../sandbox/hosts.ts';

/** The pages whose requests are allowed. */
export interface Allowed {
  hosts: ReadonlySet<string>;
  /** Other origins whose pages may call the sandbox; `null` if the server proxies a backend. */
  origins: ReadonlySet<string> | null;
}

export type Refused = { status: number; reason: string } | null;

/** Path of the backend's calls. */
export const API = /^\/api(?=[/?]|$)/;
/** Vite's own paths; one of them opens an editor. */
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

/** The path of pictures. The request of an `<img>` on another page has no Origin. */
const ASSETS = /^\/api\/assets\//;

function isPicture(request: IncomingMessage): boolean {
  return one(request, 'sec-fetch-dest') === 'image' && ASSETS.test(request.url ?? '');
}

/**
 * Refuses requests of other pages in the browser. The Host must match exactly (DNS rebinding), the Origin must be ours,
 * and another site may only link to a page. Pages of an allowed origin may make calls, either directly or through a
 * proxy that keeps their Host.
 */
export function inspect(request: IncomingMessage, { hosts, origins }: Allowed): Refused {
  const url = request.url ?? '/';
  const allowed = [...((API.test(url) && origins) || [])];
  const host = one(request, 'host');
  const isKnown =
    host !== undefined && (hosts.has(host) || allowed.some((name) => new URL(name).host === host));
  if (!isKnown) return { status: 403, reason: 'Unknown host' };
  const origin = one(request, 'origin');
  if (origin !== undefined && allowed.includes(origin)) return null;
  const isOwnOrigin =
    origin === undefined || [...hosts].some((name) => origin === `http://${name}`);
  if (!isOwnOrigin) return { status: 403, reason: 'Foreign origin' };
  const isPage = isNavigation(request) && !API.test(url) && !TOOLS.test(url);
  const isAllowedPicture = allowed.length > 0 && isPicture(request);
  if (isForeignSite(request) && !isPage && !isAllowedPicture)
    return { status: 403, reason: 'Foreign site' };
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

/** The page that sent a request, known by its Origin, or else by the Host that a proxy has forwarded. */
function senderOf(request: IncomingMessage): string | null {
  const sender = one(request, 'origin') ?? `http://${one(request, 'host') ?? ''}`;
  return /^https?:/.test(sender) && URL.canParse(sender) ? new URL(sender).origin : null;
}

function isLoopback(origin: string): boolean {
  return LOOPBACK_HOSTS.includes(new URL(origin).hostname);
}

/**
 * Refuses a call to the sandbox and says how to allow its page. Preflight requests from pages on this machine succeed,
 * so that the portal can read the refusal and show its reason.
 */
export function refuseCall(request: IncomingMessage, response: ServerResponse): void {
  const sender = senderOf(request);
  const origin = one(request, 'origin');
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  if (sender !== null && sender === origin && isLoopback(sender)) {
    response.setHeader('Vary', 'Origin');
    response.setHeader('Access-Control-Allow-Origin', sender);
    if (request.method === 'OPTIONS') return answerPreflight(request, response);
  }
  const remedy = sender === null ? '' : ` Start it with --allow-origin ${sender}`;
  const message = `The sandbox does not know the origin of this page.${remedy}`;
  response.writeHead(403, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify({ statusCode: 403, message }));
}

function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  const method = one(request, 'access-control-request-method');
  const headers = one(request, 'access-control-request-headers');
  if (method) response.setHeader('Access-Control-Allow-Methods', method);
  if (headers) response.setHeader('Access-Control-Allow-Headers', headers);
  response.writeHead(204).end();
}
