import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { PageConfig } from './pageConfig.ts';
import type { HarnessMode } from './settings.ts';

/** Where pages and their parts come from: Vite in this repository, prebuilt files when installed. */
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
 * A browser that wants a page, as opposed to a script, a picture or a call. A client that takes
 * anything (curl, a health check) wants the page too, unless it names a file.
 */
export function wantsPage(request: IncomingMessage): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const { accept = '', 'sec-fetch-dest': destination } = request.headers;
  if (accept.includes('text/html')) return true;
  const isFile = FILE.test(request.url ?? '');
  return accept.includes(ANYTHING) && destination === undefined && !isFile;
}

const ANYTHING = '*/*';
/** A last segment with an ending. */
const FILE = /^[^?#]*\.[^/?#]*(?:[?#]|$)/;

export function sendPage(request: IncomingMessage, response: ServerResponse, html: string): void {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(request.method === 'HEAD' ? undefined : html);
}
