import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { PageConfig } from './pageConfig.ts';
import type { HarnessMode } from './settings.ts';

/** Serves the pages: with Vite in this repository, from prebuilt files when installed. */
export interface Pages {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): Promise<void>;
}

export interface PagesOptions {
  root: string;
  mode: HarnessMode;
  config: PageConfig;
}

/**
 * Whether the request expects an HTML page. Clients that accept anything (curl, health checks) get
 * the page too, unless the path has a file extension.
 */
export function wantsPage(request: IncomingMessage): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const { accept = '', 'sec-fetch-dest': destination } = request.headers;
  if (accept.includes('text/html')) return true;
  const isFile = FILE.test(request.url ?? '');
  return accept.includes(ANYTHING) && destination === undefined && !isFile;
}

const ANYTHING = '*/*';
/** Matches a URL whose last path segment has a file extension. */
const FILE = /^[^?#]*\.[^/?#]*(?:[?#]|$)/;

export function sendPage(request: IncomingMessage, response: ServerResponse, html: string): void {
  // The worker of an installed page may store the page, which contains nothing of a vendor.
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' };
  response.writeHead(200, headers);
  response.end(request.method === 'HEAD' ? undefined : html);
}
