import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { SandboxContext, SandboxEnv } from './context.ts';
import { LOOPBACK_HOSTS, ownAddresses } from './hosts.ts';

const METHODS = 'GET, POST, PUT, DELETE';
const EXPOSED = 'date, retry-after, x-request-id';
const HEADERS = 'authorization, content-type, idempotency-key, x-push-token, x-sandbox-key';

const BODY_LIMIT = 12 * 1024 * 1024;

/** What a sandbox on a port does before each call. */
export function serverProtection(sandbox: SandboxContext): MiddlewareHandler<SandboxEnv>[] {
  return [guard(sandbox), limitBody()];
}

function limitBody(): MiddlewareHandler<SandboxEnv> {
  const tooLarge = { statusCode: 413, message: 'The body is too large.' };
  const limit = bodyLimit({ maxSize: BODY_LIMIT, onError: (c) => c.json(tooLarge, 413) });
  return (c, next) => {
    if (c.req.header('content-length') === undefined) c.req.raw = toNodeRequest(c.req.raw);
    return limit(c, next);
  };
}

/** `bodyLimit` copies a request without a length, which only a `Request` of Node.js allows. */
function toNodeRequest(request: Request): Request {
  const { url, method, headers, body, signal } = request;
  if (method === 'GET' || method === 'HEAD') return request;
  const init = { method, headers, body, signal, duplex: 'half' };
  return new Request(url, init);
}

/** Refuses requests of other sites and sets the security headers. */
function guard(sandbox: SandboxContext): MiddlewareHandler<SandboxEnv> {
  return async (c, next) => {
    const refusal = refuseOtherSite(c, sandbox);
    if (refusal) c.res = c.json({ statusCode: 403, message: refusal }, 403);
    else if (c.req.method === 'OPTIONS') c.res = c.body(null, 204);
    else await next();
    setHeaders(c, sandbox);
  };
}

function refuseOtherSite(c: Context<SandboxEnv>, sandbox: SandboxContext): string | null {
  // A request without a socket came through `Sandbox.fetch`, whose caller has checked the Host.
  if (!c.env?.incoming) return null;
  const host = c.req.header('host') ?? '';
  if (!isOwnHost(host, c.env.incoming)) return 'Unknown host.';
  const origin = c.req.header('origin');
  if (origin) return isAllowedOrigin(origin, host, sandbox) ? null : 'This origin is not allowed.';
  const site = c.req.header('sec-fetch-site') ?? 'none';
  return site === 'none' || site === 'same-origin' ? null : 'This origin is not allowed.';
}

function isAllowedOrigin(origin: string, host: string, sandbox: SandboxContext): boolean {
  return origin === `http://${host}` || sandbox.allowedOrigins.includes(origin);
}

function isOwnHost(
  host: string,
  incoming: NonNullable<SandboxEnv['Bindings']['incoming']>,
): boolean {
  const { localAddress = '', localPort } = incoming.socket;
  return ownNames(localAddress).some((name) => host === `${name}:${localPort}`);
}

/** Loopback names, and the machine's addresses if the request was sent to one of them. */
function ownNames(localAddress: string): string[] {
  const plain = localAddress.replace(/^::ffff:/, '');
  const isLoopback = plain === '::1' || plain.startsWith('127.');
  return isLoopback ? LOOPBACK_HOSTS : [...LOOPBACK_HOSTS, ...ownAddresses()];
}

function setHeaders(c: Context<SandboxEnv>, sandbox: SandboxContext): void {
  c.res.headers.set('x-content-type-options', 'nosniff');
  c.res.headers.set('cache-control', 'no-store');
  // Pages of other origins may show pictures. `refuseOtherSite` decides who may request one.
  const isPicture = c.req.path.startsWith('/assets/');
  c.res.headers.set('cross-origin-resource-policy', isPicture ? 'cross-origin' : 'same-origin');
  if (sandbox.allowedOrigins.length === 0) return;
  c.res.headers.append('vary', 'Origin');
  const origin = c.req.header('origin');
  if (!origin || !sandbox.allowedOrigins.includes(origin)) return;
  c.res.headers.set('access-control-allow-origin', origin);
  c.res.headers.set('access-control-allow-methods', METHODS);
  // The requested headers include those that a host adds with the prop `request`.
  const asked = c.req.header('access-control-request-headers');
  c.res.headers.set('access-control-allow-headers', asked ?? HEADERS);
  c.res.headers.set('access-control-expose-headers', EXPOSED);
  c.res.headers.set('cross-origin-resource-policy', 'cross-origin');
}
