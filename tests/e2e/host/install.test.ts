import type { BrowserContext, Page } from '@playwright/test';
import { dashboard } from '../../pages/dashboard.ts';
import { connectionBar } from '../../pages/screen.ts';
import { expect, test } from '../../support/fixtures.ts';

/** Serves the page as with `--installable`. */
async function serveInstallable(page: Page): Promise<void> {
  await page.route('**/*', async (route, request) => {
    if (request.resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace('"isInstallable":false', '"isInstallable":true');
    await route.fulfill({ response, body });
  });
}

/** The paths of the files that are stored for the page. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
  });

/** The screens that the dashboard loads ahead. Offline, a screen that is not stored yet fails to load. */
const AHEAD = ['/assets/OrdersPage-', '/assets/OrderDetailPage-'];

/** Whether the page and all scripts that it has loaded are stored. */
async function isStored(page: Page): Promise<boolean> {
  const files = await stored(page);
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const scripts = loaded.filter((path) => path.startsWith('/assets/'));
  const isAhead = AHEAD.every((start) => files.some((path) => path.startsWith(start)));
  return isAhead && ['/vendor-portal-shell', ...scripts].every((path) => files.includes(path));
}

/** Whether the worker can reach the server. */
const isWorkerOnline = ([worker]: ReturnType<BrowserContext['serviceWorkers']>) =>
  worker?.evaluate(() => fetch('/').then(Boolean, () => false));

test('an installed page opens without a network and says so', async ({
  page,
  context,
  signInNew,
}) => {
  await serveInstallable(page);
  await signInNew();
  await expect(dashboard(page)).toBeVisible();

  const devtools = await context.newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // The context of a test is a private window.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
  const { errors, manifest } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(manifest).toMatchObject({ startUrl: new URL('/', page.url()).href });

  await expect.poll(() => isStored(page)).toBe(true);
  await context.setOffline(true);
  expect(await isWorkerOnline(context.serviceWorkers())).toBe(false);
  await page.reload();
  await expect(connectionBar(page)).toBeVisible();
  expect((await stored(page)).filter((path) => path.startsWith('/api'))).toEqual([]);
});
