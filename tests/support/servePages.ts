import { listenOnFreePort } from '../../bin/harness/listen.ts';
import { allowedHosts } from '../../bin/harness/origins.ts';
import type { PageConfig } from '../../bin/harness/pageConfig.ts';
import type { Pages } from '../../bin/harness/pages.ts';
import { createProxy } from '../../bin/harness/proxy.ts';
import { createHarnessServer } from '../../bin/harness/server.ts';

/** The configuration that static pages require, as the harness passes it to its pages. Test hosts do not read it. */
export const PAGE_CONFIG: PageConfig = {
  host: '/api',
  basename: '/',
  storage: 'default',
  locale: null,
  mapsKey: null,
  codeLength: 4,
  capabilities: [],
  screens: {},
  push: { kind: 'none' },
  backend: null,
  isInstallable: false,
  operationHeader: null,
};

export interface ServedPages {
  url: string;
  close(): Promise<void>;
}

/** Serves a host's pages as the harness serves its pages, with the backend at `/api`. */
export async function servePages(pages: Pages, backend: string): Promise<ServedPages> {
  const hosts = new Set<string>();
  const site = { hosts, origins: null, home: null, api: createProxy(backend), pages };
  const { port, close } = await listenOnFreePort(createHarnessServer(site), {
    port: 0,
    strictPort: false,
    listen: null,
  });
  site.hosts = new Set(allowedHosts(port, null));
  return { url: `http://localhost:${port}`, close };
}
