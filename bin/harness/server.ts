import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { inspect, refuse, setSecurityHeaders } from './guard.ts';
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

const API = /^\/api(?=[/?]|$)/;

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

export function createHarnessServer(site: Site): Server {
  const server = createServer((request, response) => answer(site, request, response));
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
