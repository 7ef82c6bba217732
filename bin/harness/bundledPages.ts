import { mkdtemp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { exampleConfig } from '../../build/examplePages.ts';
import { DEVELOPMENT, pagesBuild } from '../../build/pagesBuild.ts';
import type { Pages, PagesOptions } from './pages.ts';
import { createStaticPages } from './staticPages.ts';

/**
 * The examples bundled once from their sources: what tests look at. The standalone page is as it would
 * be published, the host example is in development, where StrictMode runs effects twice.
 */
export async function createBundledPages({ root, mode, config }: PagesOptions): Promise<Pages> {
  await mkdir(join(root, '.cache'), { recursive: true });
  const folder = await mkdtemp(join(root, '.cache', `pages-${mode}-`));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await build({
      ...exampleConfig(root, mode),
      ...(mode === 'embed' ? DEVELOPMENT : { mode: 'production' }),
      build: pagesBuild(folder),
    });
    return { ...createStaticPages(folder, config), close: remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
