import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { refuse } from './guard.ts';
import { injectConfig, type PageConfig } from './pageConfig.ts';
import { type Pages, sendPage, wantsPage } from './pages.ts';
import { hasDotfile, safePath } from './safePath.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** All files in the folder, by URL path. Excludes symbolic links, which may leave the folder. */
export function listFiles(folder: string, prefix = ''): Map<string, string> {
  const files = new Map<string, string>();
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${prefix}/${entry.name}`;
    const file = join(folder, entry.name);
    if (entry.isFile() && !entry.name.startsWith('.')) files.set(path, file);
    if (entry.isDirectory()) for (const [name, at] of listFiles(file, path)) files.set(name, at);
  }
  return files;
}

/** Files in this folder have a content hash in their names. */
const HASHED = '/assets/';

const compress = promisify(brotliCompress);
const TEXT = /^(?:text\/|application\/json|image\/svg)/;

/** Reads files, and compresses each text once. */
function createReader() {
  const compressed = new Map<string, Promise<Buffer>>();
  return async (file: string, encoding: string | undefined) => {
    if (!encoding) return readFile(file);
    const body = compressed.get(file) ?? readFile(file).then((text) => compress(text));
    compressed.set(file, body);
    return body;
  };
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { path, file, read }: { path: string; file: string; read: ReturnType<typeof createReader> },
) {
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  const isText = TEXT.test(type);
  const accepts = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const encoding = isText && accepts ? 'br' : undefined;
  const body = await read(file, encoding);
  response.writeHead(200, {
    'Content-Type': type,
    'Content-Length': body.length,
    'Cache-Control': path.startsWith(HASHED) ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(isText && { Vary: 'Accept-Encoding' }),
    ...(encoding && { 'Content-Encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/**
 * Serves only the files that are listed at startup: those of the folder, and `more`. It never opens a file by the path of
 * a request.
 */
export function createStaticPages(
  folder: string,
  config: PageConfig,
  page = 'index.html',
  more: ReadonlyMap<string, string> = new Map(),
): Pages {
  const files = new Map([...listFiles(folder), ...more]);
  const read = createReader();
  const html = injectConfig(readFileSync(join(folder, page), 'utf8'), config);
  for (const path of files.keys()) if (path.endsWith('/index.html')) files.delete(path);
  return {
    async handle(request, response) {
      const path = safePath(request.url ?? '');
      if (path === null || hasDotfile(path)) return refuse(response, 400, 'Invalid path');
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return refuse(response, 405, 'Only GET and HEAD');
      }
      const file = files.get(path);
      if (file) return sendFile(request, response, { path, file, read });
      if (wantsPage(request)) return sendPage(request, response, html);
      refuse(response, 404, 'Not found');
    },
    upgrade: (_request, socket) => {
      socket.destroy();
    },
    async close() {},
  };
}
