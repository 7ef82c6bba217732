import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { examplePage } from '../../build/exampleFolders.ts';
import type { Sandbox } from '../../sandbox/index.ts';
import { withBackend } from './backend/backendPages.ts';
import { withManifest } from './installable.ts';
import { type Listening, listenOnFreePort } from './listen.ts';
import { allowedHosts, allowedOrigins, isExposed } from './origins.ts';
import { isFromSources } from './packageRoot.ts';
import { toPageConfig } from './pageConfig.ts';
import type { Pages } from './pages.ts';
import { withPrinter } from './printer/printerPages.ts';
import { createProxy } from './proxy.ts';
import { startOwnSandbox, toApiHandler } from './sandboxApi.ts';
import { createHarnessServer, type Site } from './server.ts';
import type { Settings } from './settings.ts';
import { createStaticPages, listFiles } from './staticPages.ts';
import { withTrace } from './trace.ts';

export interface HarnessOptions {
  settings: Settings;
  root: string;
  log(line: string): void;
}

export interface Harness {
  url: string;
  sandbox: Sandbox | null;
  /** The key that `/print-bridge` asks for; `null` if only this machine can open it. */
  bridgeKey: string | null;
  close(): Promise<void>;
}

async function createPages(options: HarnessOptions, pushKey?: string): Promise<Pages> {
  const { settings, root, log } = options;
  const examples = await createExamplePages(options, pushKey);
  const pages = withManifest(withPrinter(examples, bridgeKeyOf(settings)), settings.basename);
  const { backend: file } = settings;
  return file === null ? pages : withBackend({ pages, file, root, log });
}

async function createExamplePages(
  { settings, root }: HarnessOptions,
  pushKey?: string,
): Promise<Pages> {
  const { mode, watch } = settings;
  const options = { root, mode, config: toPageConfig(settings, pushKey) };
  if (!isFromSources) {
    const dist = join(root, 'dist');
    const packs = listFiles(join(dist, 'locales'), '/locales');
    return createStaticPages(join(dist, 'harness'), options.config, examplePage(mode), packs);
  }
  if (watch) return (await import('./vitePages.ts')).createVitePages(options);
  return (await import('./bundledPages.ts')).createBundledPages(options);
}

async function fillSite(
  site: Site,
  port: number,
  options: HarnessOptions,
): Promise<Sandbox | null> {
  const { settings, log } = options;
  site.hosts = allowedHosts(port, settings.listen);
  const sandbox =
    settings.host === null
      ? await startOwnSandbox({
          settings,
          origins: [...allowedOrigins(site.hosts), ...settings.allowOrigin],
          onCode: ({ phone, code }) => log(`code for ${phone}: ${code}`),
          onSeed: () => log('Preparing the demo data; this takes some seconds …'),
        })
      : null;
  const api = sandbox ? toApiHandler(sandbox) : createProxy(settings.host ?? '');
  site.api = settings.trace ? withTrace(api, log) : api;
  site.pages = await createPages(options, sandbox?.pushKey);
  return sandbox;
}

function bridgeKeyOf({ listen, sandboxKey }: Settings): string | null {
  return isExposed(listen) ? sandboxKey : null;
}

/** Opens the port, the sandbox and the pages. If one of them cannot be opened, it closes the others. */
export async function startHarness({ settings: given, ...rest }: HarnessOptions): Promise<Harness> {
  const settings = { ...given, sandboxKey: given.sandboxKey ?? randomUUID() };
  const options = { ...rest, settings };
  const home = settings.mode !== 'embed' && settings.basename !== '/' ? settings.basename : null;
  const origins = settings.host === null ? new Set(settings.allowOrigin) : null;
  const site: Site = { hosts: new Set(), origins, home, api: null, pages: null };
  const server = createHarnessServer(site);
  const listening: Listening = await listenOnFreePort(server, settings);
  let sandbox: Sandbox | null = null;
  const close = async () => {
    await listening.close();
    await site.pages?.close();
    await sandbox?.close();
  };
  try {
    sandbox = await fillSite(site, listening.port, options);
  } catch (error) {
    await close();
    throw error;
  }
  const start = settings.mode === 'embed' ? '/' : settings.basename;
  return {
    url: `http://localhost:${listening.port}${start}`,
    sandbox,
    bridgeKey: bridgeKeyOf(settings),
    close,
  };
}
