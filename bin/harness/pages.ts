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

/** A browser that wants a page, as opposed to a script, a picture or a call. */
export function wantsPage(request: IncomingMessage): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && (request.headers.accept ?? '').includes('text/html');
}

export function sendPage(request: IncomingMessage, response: ServerResponse, html: string): void {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(request.method === 'HEAD' ? undefined : html);
}
