import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Pages } from '../../bin/harness/pages.ts';
import { createProxy } from '../../bin/harness/proxy.ts';
import { createStaticPages } from '../../bin/harness/staticPages.ts';
import { exampleConfig } from '../../build/examplePages.ts';
import { DEVELOPMENT, pagesBuild } from '../../build/pagesBuild.ts';
import { strictLogger } from '../../build/warnings.ts';
import { pseudoMessagesVite } from './pseudoMessages.ts';
import { PAGE_CONFIG, type ServedPages, servePages } from './servePages.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LAB = fileURLToPath(new URL('../e2e/fixtures/host-lab', import.meta.url));
const SECOND_API = /^\/second\/api(?=\/)/;
/** The calls of `/backends/rest/4101` are for the backend at port 4101. */
const EXAMPLE_API = /^\/backends\/\w+\/(\d+)\/api(?=\/)/;

/** Bundles the pages of `tests/e2e/fixtures/host-lab`; returns their folder. */
export async function buildHostLab(): Promise<string> {
  await mkdir(join(ROOT, '.cache'), { recursive: true });
  const folder = await mkdtemp(join(ROOT, '.cache', 'pages-lab-'));
  const config = exampleConfig(ROOT, 'embed');
  await build({
    ...config,
    root: LAB,
    publicDir: join(LAB, 'public'),
    plugins: [pseudoMessagesVite(), ...(config.plugins ?? [])],
    ...DEVELOPMENT,
    customLogger: strictLogger(),
    build: pagesBuild(folder),
  });
  return folder;
}

/**
 * The lab's pages, a second marketplace at `/second/api`, which has another URL but the same backend, and the example
 * backends that the tests start.
 */
function createPages(folder: string, backend: string): Pages {
  const pages = createStaticPages(folder, PAGE_CONFIG);
  const second = createProxy(backend);
  return {
    ...pages,
    handle(request, response) {
      const url = request.url ?? '/';
      const [path, port] = EXAMPLE_API.exec(url) ?? [];
      if (path !== undefined) {
        request.url = url.slice(path.length);
        return createProxy(`http://127.0.0.1:${port}`)(request, response);
      }
      if (!SECOND_API.test(url)) return pages.handle(request, response);
      request.url = url.replace(SECOND_API, '');
      return second(request, response);
    },
  };
}

/** Serves the lab's pages as the harness serves its pages, and deletes their folder on close. */
export async function serveHostLab(folder: string, backend: string): Promise<ServedPages> {
  const { url, close } = await servePages(createPages(folder, backend), backend);
  return {
    url,
    async close() {
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
