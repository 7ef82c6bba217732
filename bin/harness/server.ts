import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { API, inspect, refuse, setSecurityHeaders } from './guard.ts';
import type { Pages } from './pages.ts';
import type { ApiHandler } from './proxy.ts';

/** Filled in once the port is known; until then every request is refused. */
export interface Site {
  hosts: ReadonlySet<string>;
  /** Where `/` leads when the portal lives elsewhere and no host page is there. */
  home: string | null;
  api: ApiHandler | null;
  pages: Pages | null;
}

/** How long a request may stop in the middle of its body. */
const BODY_SILENCE_MS = 30_000;

/** Keeps the failure of one request from ending the harness. */
function contain(response: ServerResponse, work: Promise<void>): void {
  work.catch(() => {
    if (response.headersSent) response.destroy();
    else refuse(response, 500, 'The harness failed on this request');
  });
}

function isRoot(url: string): boolean {
  return url === '/' || url.startsWith('/?');
}

function answer(site: Site, request: IncomingMessage, response: ServerResponse): void {
  setSecurityHeaders(response);
  const refused = inspect(request, site.hosts);
  if (refused) return refuse(response, refused.status, refused.reason);
  const { api, pages } = site;
  if (!api || !pages) return refuse(response, 503, 'The harness is starting');
  const url = request.url ?? '/';
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

function limitSilence(request: IncomingMessage, silenceMs: number): void {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
  if (coding === undefined && !Number(length)) return;
  const { socket } = request;
  socket.setTimeout(silenceMs, () => socket.destroy());
  for (const event of ['end', 'close']) request.once(event, () => socket.setTimeout(0));
}

export function createHarnessServer(site: Site, bodySilenceMs = BODY_SILENCE_MS): Server {
  const server = createServer((request, response) => {
    limitSilence(request, bodySilenceMs);
    answer(site, request, response);
  });
  server.headersTimeout = 10_000;
  server.on('upgrade', (request, socket, head) => {
    if (inspect(request, site.hosts) || !site.pages || API.test(request.url ?? ''))
      socket.destroy();
    else site.pages.upgrade(request, socket, head);
  });
  // A browser that goes away mid-request is not an event worth ending for.
  server.on('clientError', (_error, socket) => {
    socket.destroy();
  });
  return server;
}
