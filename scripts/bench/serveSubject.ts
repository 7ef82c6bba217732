import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import type { Marketplace } from './marketplace.ts';

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };
const API = '/api/';

/** The path of an empty page on the same origin. */
export const EMPTY_PAGE = '/empty';

export interface ServedSubject {
  url: string;
  folder: string;
  /** The built files, by path. */
  files: ReadonlyMap<string, Buffer>;
  close(): Promise<void>;
}

/** Larger answers are sent as they are, because compressing them would take longer than sending them. */
const LARGEST_GZIP = 1_000_000;
/** A production server lets the browser keep files that have a hash in their name. */
const KEPT = { 'cache-control': 'max-age=31536000, immutable', 'content-encoding': 'gzip' };

/** Serves a built subject on its own origin, with the marketplace at `/api`. */
export async function serveSubject(folder: string, market: Marketplace): Promise<ServedSubject> {
  const assets = await readdir(join(folder, 'assets'));
  const files = new Map<string, Buffer>();
  const zipped = new Map<string, Buffer>();
  for (const name of assets) {
    const file = await readFile(join(folder, 'assets', name));
    files.set(`/assets/${name}`, file);
    zipped.set(`/assets/${name}`, gzipSync(file, { level: 9 }));
  }
  const page = await readFile(join(folder, 'index.html'), 'utf8');

  const answer = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    if (url.pathname.startsWith(API)) {
      url.pathname = url.pathname.slice(API.length - 1);
      const { method, headers, signal } = request;
      const body = method === 'GET' ? null : await request.arrayBuffer();
      return compressed(await market.fetch(new Request(url, { method, headers, signal, body })));
    }
    const file = zipped.get(url.pathname);
    const type = TYPES[extname(url.pathname)] ?? 'application/octet-stream';
    if (file) {
      return new Response(new Uint8Array(file), { headers: { ...KEPT, 'content-type': type } });
    }
    const html = url.pathname === EMPTY_PAGE ? '' : page;
    return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  };
  const server = createServer(getRequestListener(answer));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    folder,
    files,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function compressed(answer: Response): Promise<Response> {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const { status } = answer;
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  if (bytes.length === 0 || bytes.length > LARGEST_GZIP) {
    return new Response(bytes.length === 0 ? null : bytes, { status, headers });
  }
  headers.set('content-encoding', 'gzip');
  return new Response(new Uint8Array(gzipSync(bytes)), { status, headers });
}
