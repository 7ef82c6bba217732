import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type Allowed, API, inspect, refuse, refuseCall, setSecurityHeaders } from './guard.ts';
import type { Pages } from './pages.ts';
import type { ApiHandler } from './proxy.ts';

/** The site to serve. It is set once the port is known; until then every request is refused. */
export interface Site extends Allowed {
  /** Redirect target of `/`; `null` means no redirect. */
  home: string | null;
  api: ApiHandler | null;
  pages: Pages | null;
}

/** Time limit for the next part of a request body. */
const BODY_IDLE_MS = 30_000;

/** Catches the error of a failed request, which would end the process. */
function contain(response: ServerResponse, work: Promise<void>): void {
  work.catch(() => {
    if (response.headersSent) response.destroy();
    else refuse(response, 500, 'Internal error');
  });
}

function isRoot(url: string): boolean {
  return url === '/' || url.startsWith('/?');
}

function answer(site: Site, request: IncomingMessage, response: ServerResponse): void {
  setSecurityHeaders(response);
  const { api, pages } = site;
  const url = request.url ?? '/';
  const refused = inspect(request, site);
  if (refused && site.origins && API.test(url)) return refuseCall(request, response);
  if (refused) return refuse(response, refused.status, refused.reason);
  if (!api || !pages) return refuse(response, 503, 'Starting');
  if (API.test(url)) {
    request.url = url.replace(API, '').replace(/^(?!\/)/, '/');
    return contain(response, api(request, response));
  }
  if (site.home !== null && isRoot(url)) {
    response.writeHead(302, { Location: site.home }).end();
    return;
  }
  contain(response, pages.handle(request, response));
}

function limitBodyIdle(request: IncomingMessage, idleMs: number): void {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
  if (coding === undefined && !Number(length)) return;
  const { socket } = request;
  const end = () => socket.destroy();
  socket.setTimeout(idleMs, end);
  // With the callback, Node removes it, so that a connection with many requests does not collect them.
  for (const event of ['end', 'close']) request.once(event, () => socket.setTimeout(0, end));
}

export function createHarnessServer(site: Site, bodyIdleMs = BODY_IDLE_MS): Server {
  const server = createServer((request, response) => {
    limitBodyIdle(request, bodyIdleMs);
    answer(site, request, response);
  });
  server.headersTimeout = 10_000;
  // After a short timeout, a proxy or a test could reuse a connection that is just being closed.
  server.keepAliveTimeout = 65_000;
  server.on('upgrade', (request, socket, head) => {
    if (inspect(request, site) || !site.pages || API.test(request.url ?? '')) socket.destroy();
    else site.pages.upgrade(request, socket, head);
  });
  // A client that disconnects must not end the process.
  server.on('clientError', (_error, socket) => {
    socket.destroy();
  });
  return server;
}
