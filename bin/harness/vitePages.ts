import { readFile } from 'node:fs/promises';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { exampleConfig, exampleFolder } from '../../build/examplePages.ts';
import { refuse } from './guard.ts';
import { injectConfig } from './pageConfig.ts';
import { type Pages, type PagesOptions, sendPage, wantsPage } from './pages.ts';
import { safePath } from './safePath.ts';

const SERVED = ['src', 'examples', 'node_modules', '.cache'];

function createVite({ root, mode }: PagesOptions, upgrades: Server) {
  const folder = exampleFolder(root, mode);
  return createServer({
    ...exampleConfig(root, mode),
    appType: 'custom',
    cacheDir: join(root, '.cache', `vite-${mode}`),
    optimizeDeps: {
      // Scan all sources now. A dependency that Vite finds later would reload the page.
      entries: [join(folder, 'index.html'), join(root, 'src/**/!(*.test).{ts,tsx}')],
    },
    server: {
      middlewareMode: true,
      cors: false,
      fs: { strict: true, allow: SERVED.map((name) => join(root, name)) },
      hmr: { server: upgrades },
    },
  });
}

function throughVite(vite: ViteDevServer, request: IncomingMessage, response: ServerResponse) {
  return new Promise<void>((resolve, reject) => {
    response.once('close', () => resolve());
    vite.middlewares(request, response, (error?: unknown) => {
      if (error) reject(error instanceof Error ? error : new Error(String(error)));
      else resolve();
    });
  });
}

/** Serves the examples from their sources, with hot reload. */
export async function createVitePages(options: PagesOptions): Promise<Pages> {
  // This server never listens. It passes upgrades to Vite after our own checks.
  const upgrades = createHttpServer();
  const vite = await createVite(options, upgrades);
  const indexFile = join(exampleFolder(options.root, options.mode), 'index.html');
  return {
    async handle(request, response) {
      const target = request.url ?? '/';
      if (safePath(target) === null) return refuse(response, 400, 'Invalid path');
      await throughVite(vite, request, response);
      if (response.writableEnded || response.destroyed) return;
      if (!wantsPage(request)) return refuse(response, 404, 'Not found');
      const html = injectConfig(await readFile(indexFile, 'utf8'), options.config);
      sendPage(request, response, await vite.transformIndexHtml('/index.html', html));
    },
    upgrade: (request, socket, head) => {
      upgrades.emit('upgrade', request, socket, head);
    },
    close: () => vite.close(),
  };
}
