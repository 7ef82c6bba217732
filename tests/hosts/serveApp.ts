import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createHttpServer, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Vite from 'vite';
import type { Pages } from '../../bin/harness/pages.ts';
import { createStaticPages } from '../../bin/harness/staticPages.ts';
import { PAGE_CONFIG, type ServedPages, servePages } from '../support/servePages.ts';

/** The commands of apps that have a server of their own. */
const SERVERS: Readonly<Record<string, readonly string[]>> = {
  next: ['node_modules/next/dist/bin/next', 'start', '--port', '0'],
  'next-nonce': ['node_modules/next/dist/bin/next', 'start', '--port', '0'],
  'react-router-framework': ['node_modules/@react-router/serve/bin.js', 'build/server/index.js'],
};

/** Starts the app's own server in a separate process, which prints its URL. */
async function startServer(folder: string, command: readonly string[]): Promise<Pages> {
  const child = spawn(process.execPath, command, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      const address = /http:\/\/localhost:\d+/.exec(output)?.[0];
      if (address) resolve(address);
    });
    child.once('exit', () => reject(new Error(`the server ended\n${output}`)));
  });
  return {
    handle: passTo(url),
    upgrade: (_request, socket) => {
      socket.destroy();
    },
    async close() {
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** Passes everything on, also the policy of the page, which the proxy of the backend removes. */
function passTo(target: string): Pages['handle'] {
  return (incoming, outgoing) =>
    new Promise((resolve, reject) => {
      const { method, url = '/', headers } = incoming;
      const answer = (response: IncomingMessage) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      };
      outgoing.once('close', () => resolve());
      incoming.pipe(
        request(new URL(url, target), { method, headers }, answer).once('error', reject),
      );
    });
}

/** Starts the development server of the app's own Vite. */
async function startVite(folder: string): Promise<Pages> {
  const entry = pathToFileURL(join(folder, 'node_modules/vite/dist/node/index.js'));
  const { createServer } = (await import(entry.href)) as typeof Vite;
  const upgrades = createHttpServer();
  const vite = await createServer({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    server: { middlewareMode: true, hmr: { server: upgrades } },
  });
  return {
    handle: (request, response) =>
      new Promise((resolve, reject) => {
        response.once('close', () => resolve());
        vite.middlewares(request, response, reject);
      }),
    upgrade: (request, socket, head) => {
      upgrades.emit('upgrade', request, socket, head);
    },
    close: () => vite.close(),
  };
}

/** A host of several pages has one of its own for the paths of the portal. */
function createServerPages(folder: string): Pages {
  const home = createStaticPages(folder, PAGE_CONFIG);
  const partner = createStaticPages(folder, PAGE_CONFIG, 'partner.html');
  return {
    ...home,
    handle: (incoming, outgoing) =>
      (/^\/partner(?:\/|$)/.test(incoming.url ?? '') ? partner : home).handle(incoming, outgoing),
  };
}

function pagesOf(app: string, folder: string): Pages | Promise<Pages> {
  const { [app]: command } = SERVERS;
  if (command) return startServer(folder, command);
  const dist = join(folder, 'dist');
  return ['turbo', 'astro'].includes(app)
    ? createServerPages(dist)
    : createStaticPages(dist, PAGE_CONFIG);
}

async function serve(pages: Pages, backend: string): Promise<ServedPages> {
  const { url, close } = await servePages(pages, backend);
  return {
    url,
    async close() {
      await Promise.all([close(), pages.close()]);
    },
  };
}

/** Serves an app from its sources, with the sandbox behind `/api`. */
export async function serveInDevelopment(folder: string, backend: string): Promise<ServedPages> {
  return serve(await startVite(folder), backend);
}

/** Serves a built app with the sandbox behind `/api`. Every other path returns its page. */
export async function serveApp(app: string, folder: string, backend: string): Promise<ServedPages> {
  return serve(await pagesOf(app, folder), backend);
}
