import { randomBytes } from 'node:crypto';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startHarnessProcess } from '../support/harnessProcess.ts';
import { packPackage } from '../support/packPackage.ts';
import type { ServedPages } from '../support/servePages.ts';
import { installApp, testApp } from './installApp.ts';
import { chosenKinds, chosenKits } from './kinds.ts';
import { type PreparedApp, writePrepared } from './prepared.ts';
import { serveApp, serveInDevelopment } from './serveApp.ts';

const HARNESS = ['--port', '0', '--data', 'memory', '--quiet'];

/** Installs the packed package in each app, in a folder outside of this repository. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const key = randomBytes(16).toString('hex');
  const harness = await startHarnessProcess({
    cli: [resolve('dist/bin/vendor-portal-dev.js')],
    args: HARNESS,
    env: { VENDOR_PORTAL_SANDBOX_KEY: key },
  });
  const root = await mkdtemp(join(tmpdir(), 'vendor-portal-hosts-'));
  await rename(await packPackage(root), join(root, 'vendor-portal.tgz'));
  const served: ServedPages[] = [];

  const kinds = chosenKinds();
  const prepare = async (app: string): Promise<PreparedApp> => {
    try {
      const folder = await installApp(app, root);
      const backend = `${harness.url}/api`;
      const pages = await serveApp(app, folder, backend);
      served.push(pages);
      if (!kinds.some((kind) => kind.app === app && kind.isDevelopment)) {
        return { url: pages.url, developmentUrl: undefined };
      }
      const development = await serveInDevelopment(folder, backend);
      served.push(development);
      return { url: pages.url, developmentUrl: development.url };
    } catch (error) {
      return { problem: error instanceof Error ? error.message : String(error) };
    }
  };
  const apps: Record<string, PreparedApp> = {};
  const queue = new Set(kinds.map(({ app }) => app)).values();
  const work = async () => {
    for (const app of queue) apps[app] = await prepare(app);
  };
  await Promise.all([work(), work()]);
  const kits: Record<string, string> = {};
  for (const kit of chosenKits()) kits[kit] = await testApp(kit, root);
  writePrepared({ key, apps, kits });

  return async () => {
    await Promise.all(served.map(({ close }) => close()));
    await harness.stop();
    await rm(root, { recursive: true, force: true });
  };
}
