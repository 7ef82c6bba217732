import { test as base, expect } from '@playwright/test';
import { findFirefox, findWebKit } from '../../scripts/browsers.ts';
import {
  connectSandbox,
  type NewVendor,
  type SandboxControl,
  type Vendor,
} from '../../testing/index.ts';
import { NO_PORTAL, sessionEntries } from '../support/signIn.ts';
import type { Engine } from './driver/Driver.ts';
import { startFirefox } from './driver/firefox.ts';
import { startWebKit } from './driver/webkit.ts';
import { createScreen, type Screen } from './screen.ts';

export { expect };

export interface EngineOption {
  engine: 'firefox' | 'webkit';
}

interface Fixtures {
  portal: Screen;
  sandbox: SandboxControl;
  /** Creates a vendor and opens a page with the vendor signed in. */
  signInNew(vendor: NewVendor, path: string): Promise<Vendor>;
}

/** The origin of the portal on its sandbox, in English or in Hindi, or of the lab's host pages. */
export function originOf(page: 'URL' | 'HINDI_URL' | 'LAB_URL' = 'URL'): string {
  return process.env[`BROWSERS_${page}`] ?? '';
}

/** Opens a page of the portal with the session of a vendor in its storage. */
export async function openSignedIn(
  { driver }: Screen,
  sandbox: SandboxControl,
  vendor: Pick<Vendor, 'phone'>,
  url: string,
): Promise<void> {
  const empty = new URL(NO_PORTAL, url).href;
  await driver.open(empty);
  const entries = await sessionEntries(sandbox, vendor, new URL('/api', url).href);
  await driver.run('for (const entry of arguments[0]) localStorage.setItem(...entry)', [
    Object.entries(entries),
  ]);
  await driver.open(url);
}

export const test = base.extend<Fixtures, EngineOption & { browserOf: Engine }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  browserOf: [
    async ({ engine }, provide) => {
      const [firefox, webkit] = [findFirefox(), findWebKit()];
      if (!firefox || !webkit) throw new Error('The browsers are not installed');
      const running = await (engine === 'firefox' ? startFirefox(firefox) : startWebKit(webkit));
      await provide(running);
      await running.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  portal: async ({ browserOf: { driver } }, provide) => {
    // All tests of a worker share a browser, and an earlier one may have signed in on any of them.
    for (const page of ['HINDI_URL', 'LAB_URL', 'URL'] as const) {
      const origin = originOf(page);
      // The slice starts the portal in English only.
      if (!origin) continue;
      await driver.open(origin + NO_PORTAL);
      await driver.run('localStorage.clear(); sessionStorage.clear()');
    }
    await driver.resize(1280);
    const portal = createScreen(driver);
    await provide(portal);
    expect(await portal.uncaught()).toEqual([]);
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern
  sandbox: async ({}, provide) => {
    const key = process.env.BROWSERS_SANDBOX_KEY ?? '';
    await provide(connectSandbox({ url: `${originOf()}/api`, key }).control);
  },
  signInNew: async ({ portal, sandbox }, provide) => {
    await provide(async (fields, path) => {
      const vendor = await sandbox.newVendor(fields);
      await openSignedIn(portal, sandbox, vendor, originOf() + path);
      return vendor;
    });
  },
});
