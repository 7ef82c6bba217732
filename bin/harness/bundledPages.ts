import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { exampleConfig } from '../../build/examplePages.ts';
import { DEVELOPMENT, pagesBuild } from '../../build/pagesBuild.ts';
import { strictLogger } from '../../build/warnings.ts';
import type { Pages, PagesOptions } from './pages.ts';
import { createStaticPages } from './staticPages.ts';

/**
 * Serves the examples to tests, bundled at the first request. The standalone page is a production build. The host
 * example is a development build, where StrictMode runs effects twice.
 */
export async function createBundledPages(options: PagesOptions): Promise<Pages> {
  const { root, mode } = options;
  await mkdir(join(root, '.cache'), { recursive: true });
  const folder = await mkdtemp(join(root, '.cache', `pages-${mode}-`));
  let pages: Promise<Pages> | null = null;
  return {
    async handle(request, response) {
      pages ??= bundle(folder, options).catch((error: Error) => {
        process.stderr.write(`${error.message}\n`);
        throw error;
      });
      await (await pages).handle(request, response);
    },
    upgrade: (_request, socket) => void socket.destroy(),
    async close() {
      await pages?.catch(() => {});
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function bundle(folder: string, { root, mode, config }: PagesOptions): Promise<Pages> {
  await build({
    ...exampleConfig(root, mode),
    ...(mode === 'embed' ? DEVELOPMENT : { mode: 'production' }),
    customLogger: strictLogger(),
    build: pagesBuild(folder),
  });
  return createStaticPages(folder, config);
}
