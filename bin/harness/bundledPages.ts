import { mkdtemp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { exampleConfig } from '../../build/examplePages.ts';
import type { Pages, PagesOptions } from './pages.ts';
import { createStaticPages } from './staticPages.ts';

/**
 * The examples bundled once from their sources, with the development build of React (StrictMode
 * runs effects twice, warnings are printed): what tests look at, since it loads in a few files.
 */
export async function createBundledPages({ root, mode, config }: PagesOptions): Promise<Pages> {
  await mkdir(join(root, '.cache'), { recursive: true });
  const folder = await mkdtemp(join(root, '.cache', `pages-${mode}-`));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await build({
      ...exampleConfig(root, mode),
      mode: 'development',
      define: { 'process.env.NODE_ENV': JSON.stringify('development') },
      build: { outDir: folder, emptyOutDir: false, minify: false, chunkSizeWarningLimit: 10_000 },
    });
    return { ...createStaticPages(folder, config), close: remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
