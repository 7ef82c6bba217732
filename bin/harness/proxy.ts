import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { requestHeaders, responseHeaders, rewriteCookie, toOwnPath } from './proxyHeaders.ts';
import { safePath } from './safePath.ts';

export type ApiHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The cookie that the portal's `default` storage sets. It is always forwarded. */
const PORTAL_COOKIE = 'authToken';

interface Backend {
  origin: string;
  /** The path of the backend, without a slash at the end. */
  prefix: string;
  cookies: Set<string>;
}

type Body = NonNullable<RequestInit['body']>;
type StreamingInit = RequestInit & { duplex: 'half' };

function toInit(request: IncomingMessage, backend: Backend, signal: AbortSignal): StreamingInit {
  const method = request.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return {
    method,
    headers: requestHeaders(request.headers, backend.cookies),
    redirect: 'manual',
    signal,
    duplex: 'half',
    // The types of Node's streams and of web streams are not compatible.
    ...(hasBody ? { body: Readable.toWeb(request) as unknown as Body } : {}),
  };
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify({ statusCode: status, message }));
}

/** The path of a redirect under our origin; `null` if the redirect leads out of the backend. */
function ownLocation(location: string, from: string, backend: Backend): string | null {
  if (!URL.canParse(location, from)) return null;
  const target = new URL(location, from);
  const path = target.origin === backend.origin ? toOwnPath(target.pathname, backend.prefix) : null;
  return path === null ? null : `${path}${target.search}${target.hash}`;
}

async function send(upstream: Response, response: ServerResponse, backend: Backend): Promise<void> {
  const cookies = upstream.headers
    .getSetCookie()
    .map((line) => rewriteCookie(line, backend.prefix));
  for (const { name } of cookies) backend.cookies.add(name);
  for (const [name, value] of Object.entries(responseHeaders(upstream.headers))) {
    response.setHeader(name, value);
  }
  if (cookies.length > 0)
    response.setHeader(
      'Set-Cookie',
      cookies.map(({ header }) => header),
    );
  response.writeHead(upstream.status);
  if (!upstream.body) {
    response.end();
    return;
  }
  await pipeline(Readable.fromWeb(upstream.body as ReadableStream), response);
}

async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  backend: Backend,
  signal: AbortSignal,
): Promise<void> {
  const target = request.url ?? '/';
  if (safePath(target) === null) return refuse(response, 400, 'Invalid path');
  const url = `${backend.origin}${backend.prefix}${target}`;
  const upstream = await fetch(url, toInit(request, backend, signal));
  const location = upstream.headers.get('location');
  if (location !== null) {
    const rewritten = ownLocation(location, url, backend);
    if (rewritten === null) {
      await upstream.body?.cancel();
      return refuse(response, 502, 'The backend redirects to another URL');
    }
    response.setHeader('Location', rewritten);
  }
  await send(upstream, response, backend);
}

/** Proxies a backend under our origin, without CORS. Rewrites cookies and redirects to /api. */
export function createProxy(host: string): ApiHandler {
  const { origin, pathname } = new URL(host);
  const cookies = new Set([PORTAL_COOKIE]);
  const backend: Backend = { origin, prefix: pathname.replace(/\/+$/, ''), cookies };
  return async (request, response) => {
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    try {
      await forward(request, response, backend, gone.signal);
    } catch {
      if (response.headersSent || gone.signal.aborted) response.destroy();
      else refuse(response, 502, 'The backend cannot be reached');
    }
  };
}

const REACH_TIMEOUT_MS = 5_000;

/** Whether the backend responds; an error response is enough. */
export async function isReachable(host: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(REACH_TIMEOUT_MS);
    const reply = await fetch(host, { redirect: 'manual', signal });
    await reply.body?.cancel();
    return true;
  } catch {
    return false;
  }
}
