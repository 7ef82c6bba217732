import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response, test } from '@playwright/test';
import { connectSandbox, type SandboxControl } from '../../testing/index.ts';
import { menuOf } from '../pages/menu.ts';
import { record } from '../support/recorder/recorder.ts';
import { enterCode, requestCode } from '../support/signIn.ts';
import { type HostPage, hostPageOf, takeStock } from './hostPage.ts';
import { chosenKinds, type HostKind } from './kinds.ts';
import { readPrepared, urlOf } from './prepared.ts';

interface Visit {
  page: Page;
  host: HostPage;
  kind: HostKind;
  control: SandboxControl;
  weigh: () => Promise<string>;
}

/** Collects the errors and warnings of the page from now on. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  return complaints;
}

/** Returns a function that computes the gzipped size of the scripts loaded so far, in KiB. */
function weighScripts(page: Page): () => Promise<string> {
  const scripts: Response[] = [];
  const collect = (response: Response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  };
  page.on('response', collect);
  return async () => {
    // Read the bodies now, because they are not available after the next navigation.
    page.off('response', collect);
    const bodies = await Promise.all(scripts.map((script) => script.body()));
    const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
    return (bytes / 1024).toFixed(0);
  };
}

async function signIn({ page, host, kind, control, weigh }: Visit): Promise<void> {
  await host.follow(kind.mount);
  await host.heading('Get Started');
  const { phone } = await control.newVendor({ orders: [{ status: 'cooking' }] });
  await requestCode(page, phone);
  // Weigh the scripts only now: the screen is shown before all of them are loaded.
  const weight = kind.isDevelopment ? '–' : `${await weigh()} KiB`;
  test.info().annotations.push({ type: 'script', description: weight });
  await enterCode(page, await control.code(phone));
  await host.heading('New Orders');
}

/** Opens kitchen mode, which measures a ticket, and closes it. */
async function visitKitchen({ page, host }: Visit): Promise<void> {
  await page.getByRole('button', { name: 'Kitchen mode' }).click();
  await expect(page.getByRole('button', { name: /^Order Ready, order / })).toBeVisible();
  await page.getByRole('button', { name: 'Close kitchen mode' }).click();
  await host.heading('Orders');
  await host.expectAt('/orders');
}

/** Navigates in the portal and in the host, and expects that neither reloads the document, unless the host does. */
async function moveAbout(visit: Visit): Promise<void> {
  const { page, host, kind } = visit;
  await page.evaluate(() => Object.assign(window, { isKept: true }));
  await test.step('Portal link', async () => {
    await page.getByRole('link', { name: 'Open orders board' }).click();
    await host.heading('Orders');
    await host.expectAt('/orders');
  });
  await visitKitchen(visit);
  if (kind.prefix === null) return;
  await test.step('Host link', async () => {
    await host.follow(host.address('/offers'));
    await host.heading('Offers');
    await host.expectAt('/offers');
  });
  await test.step('Back, Forward', async () => {
    await page.goBack();
    await host.heading('Orders');
    await host.expectAt('/orders');
    await page.goForward();
    await host.heading('Offers');
    await host.expectAt('/offers');
    expect(await page.evaluate(() => 'isKept' in window)).toBe(!kind.hasDocuments);
  });
}

async function signOut({ page, host, kind }: Visit): Promise<void> {
  if (kind.isWithoutMenu) await host.follow(host.address('/logout'));
  else await menuOf(page).getByRole('button', { name: 'Sign out' }).click();
  await host.heading('Get Started');
  const stored = await page.evaluate(() => [document.cookie, ...Object.keys(localStorage)].join());
  expect(stored).not.toMatch(/accessToken|authToken/);
}

for (const kind of chosenKinds()) {
  test(kind.name, async ({ context, page }) => {
    const prepared = readPrepared();
    const url = urlOf(prepared, kind);
    const host = hostPageOf(page, kind);
    const recorder = record(context, [url]);
    const access = { url: `${url}/api`, key: prepared.key };
    const control = recorder.watch(connectSandbox(access).control);
    const visit = { page, host, kind, control, weigh: weighScripts(page) };
    if (kind.hasDocuments) recorder.allowCalls('document', 'links of the host load documents');
    const complaints = complaintsOf(page);
    await page.goto(url);
    await host.heading('Host home');
    const before = await takeStock(page);

    await test.step('Sign-in', () => signIn(visit));
    await moveAbout(visit);
    if (kind.prefix !== null) {
      await test.step('Deep link', async () => {
        await page.goto(`${url}${host.address('/offers')}`);
        await host.heading('Offers');
      });
    }
    await test.step('Reload', async () => {
      await page.reload();
      await host.heading(kind.prefix === null ? 'New Orders' : 'Offers');
      await host.expectAt('/offers');
    });
    await test.step('Sign-out', () => signOut(visit));
    await test.step('Unmount', async () => {
      await host.home();
      expect(await takeStock(page)).toEqual(before);
    });
    await test.step('Quiet console', () => expect(complaints).toEqual([]));
    expect(await recorder.findings()).toEqual([]);
    recorder.stop();
  });
}
