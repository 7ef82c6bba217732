import { timingSafeEqual } from 'node:crypto';
import { networkInterfaces } from 'node:os';
import type { Context, MiddlewareHandler } from 'hono';
import type { SandboxContext, SandboxEnv } from './context.ts';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
const METHODS = 'GET, POST, PUT, DELETE';
const HEADERS = 'authorization, content-type, idempotency-key, x-push-token, x-sandbox-key';

/** Headers for every answer, and the checks that keep web pages of other sites out. */
export function guard(sandbox: SandboxContext): MiddlewareHandler<SandboxEnv> {
  return async (c, next) => {
    const refusal = refuseStranger(c, sandbox);
    if (refusal) c.res = c.json({ statusCode: 403, message: refusal }, 403);
    else if (c.req.method === 'OPTIONS') c.res = c.body(null, 204);
    else await next();
    setHeaders(c, sandbox);
  };
}

function refuseStranger(c: Context<SandboxEnv>, sandbox: SandboxContext): string | null {
  // Without a socket of ours the request came through `fetch`: its caller has checked the address.
  if (!c.env?.incoming) return null;
  const host = c.req.header('host') ?? '';
  if (!isOwnHost(host, c.env.incoming)) return 'This address is not served here.';
  const origin = c.req.header('origin');
  if (origin) return mayAsk(origin, host, sandbox) ? null : 'This origin may not ask.';
  const site = c.req.header('sec-fetch-site') ?? 'none';
  return site === 'none' || site === 'same-origin' ? null : 'This origin may not ask.';
}

function mayAsk(origin: string, host: string, sandbox: SandboxContext): boolean {
  return origin === `http://${host}` || sandbox.allowedOrigins.includes(origin);
}

function isOwnHost(
  host: string,
  incoming: NonNullable<SandboxEnv['Bindings']['incoming']>,
): boolean {
  const { localAddress = '', localPort } = incoming.socket;
  return ownNames(localAddress).some((name) => host === `${name}:${localPort}`);
}

/** Loopback names always; a machine's own addresses only when the request came in over one of them. */
function ownNames(localAddress: string): string[] {
  const plain = localAddress.replace(/^::ffff:/, '');
  if (plain === '::1' || plain.startsWith('127.')) return LOOPBACK;
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const own = addresses.map((one) => (one.family === 'IPv6' ? `[${one.address}]` : one.address));
  return [...LOOPBACK, ...own];
}

function setHeaders(c: Context<SandboxEnv>, sandbox: SandboxContext): void {
  c.res.headers.set('x-content-type-options', 'nosniff');
  c.res.headers.set('cache-control', 'no-store');
  c.res.headers.set('cross-origin-resource-policy', 'same-origin');
  if (sandbox.allowedOrigins.length === 0) return;
  c.res.headers.append('vary', 'Origin');
  const origin = c.req.header('origin');
  if (!origin || !sandbox.allowedOrigins.includes(origin)) return;
  c.res.headers.set('access-control-allow-origin', origin);
  c.res.headers.set('access-control-allow-methods', METHODS);
  c.res.headers.set('access-control-allow-headers', HEADERS);
  c.res.headers.set('cross-origin-resource-policy', 'cross-origin');
}

/** Compares two secrets in a time that does not tell how much of them is equal. */
export function isSameSecret(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
