import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { listenOnFreePort } from '../../bin/harness/listen.ts';
import { allowedHosts } from '../../bin/harness/origins.ts';
import type { PageConfig } from '../../bin/harness/pageConfig.ts';
import type { Pages } from '../../bin/harness/pages.ts';
import { createProxy } from '../../bin/harness/proxy.ts';
import { createHarnessServer } from '../../bin/harness/server.ts';
import { createStaticPages } from '../../bin/harness/staticPages.ts';
import { exampleConfig } from '../../build/examplePages.ts';
import { DEVELOPMENT, pagesBuild } from '../../build/pagesBuild.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LAB = fileURLToPath(new URL('../e2e/fixtures/host-lab', import.meta.url));
const CONFIG: PageConfig = {
  host: '/api',
  basename: '/',
  storage: 'default',
  locale: null,
  mapsKey: null,
  push: { kind: 'none' },
};
const SECOND_API = /^\/second\/api(?=\/)/;

export interface HostLab {
  url: string;
  close(): Promise<void>;
}

/** The lab's pages, and a second marketplace at `/second/api`: another address, one backend. */
async function createPages(folder: string, backend: string): Promise<Pages> {
  await build({
    ...exampleConfig(ROOT, 'embed'),
    root: LAB,
    ...DEVELOPMENT,
    build: pagesBuild(folder),
  });
  const pages = createStaticPages(folder, CONFIG);
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
export async function startHostLab(backend: string): Promise<HostLab> {
  await mkdir(join(ROOT, '.cache'), { recursive: true });
  const folder = await mkdtemp(join(ROOT, '.cache', 'pages-lab-'));
  const pages = await createPages(folder, backend);
  const site = { hosts: new Set<string>(), home: null, api: createProxy(backend), pages };
  const server = createHarnessServer(site);
  const { port, close } = await listenOnFreePort(server, {
    port: 0,
    strictPort: false,
    listen: null,
  });
  site.hosts = new Set(allowedHosts(port, null));
  return {
    url: `http://localhost:${port}`,
    async close() {
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
