import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Pages } from '../../bin/harness/pages.ts';
import { createProxy } from '../../bin/harness/proxy.ts';
import { createStaticPages } from '../../bin/harness/staticPages.ts';
import { exampleConfig } from '../../build/examplePages.ts';
import { DEVELOPMENT, pagesBuild } from '../../build/pagesBuild.ts';
import { pseudoMessagesVite } from './pseudoMessages.ts';
import { PAGE_CONFIG, type ServedPages, servePages } from './servePages.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LAB = fileURLToPath(new URL('../e2e/fixtures/host-lab', import.meta.url));
const SECOND_API = /^\/second\/api(?=\/)/;

/** The lab's pages, and a second marketplace at `/second/api`: another URL, one backend. */
async function createPages(folder: string, backend: string): Promise<Pages> {
  const config = exampleConfig(ROOT, 'embed');
  await build({
    ...config,
    root: LAB,
    plugins: [pseudoMessagesVite(), ...(config.plugins ?? [])],
    ...DEVELOPMENT,
    build: pagesBuild(folder),
  });
  const pages = createStaticPages(folder, PAGE_CONFIG);
  const second = createProxy(backend);
  return {
    ...pages,
    handle(request, response) {
      const url = request.url ?? '/';
      if (!SECOND_API.test(url)) return pages.handle(request, response);
      request.url = url.replace(SECOND_API, '');
      return second(request, response);
    },
  };
}

/** Serves the pages of `tests/e2e/fixtures/host-lab` as the harness serves its own. */
export async function startHostLab(backend: string): Promise<ServedPages> {
  await mkdir(join(ROOT, '.cache'), { recursive: true });
  const folder = await mkdtemp(join(ROOT, '.cache', 'pages-lab-'));
  const { url, close } = await servePages(await createPages(folder, backend), backend);
  return {
    url,
    async close() {
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
