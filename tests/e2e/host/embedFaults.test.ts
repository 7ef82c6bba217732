import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { listenOnFreePort } from '../../../bin/harness/listen.ts';
import { errorKinds, findingsOf } from '../../pages/host.ts';
import { expect, test } from '../../support/fixtures.ts';

test.use({ harness: 'lab' });

/** Expects this finding and no other, and hides it. */
async function expectFinding(page: Page, line: RegExp | string) {
  await expect(findingsOf(page).getByRole('alert')).toHaveCount(1);
  await expect(findingsOf(page).getByText(line)).toBeInViewport();
  await findingsOf(page).getByRole('button', { name: 'Hide' }).click();
  await expect(findingsOf(page)).toHaveCount(0);
}

async function signInAt(page: Page, host: string) {
  await page.getByRole('textbox', { name: 'Host' }).fill(host);
  await page.getByRole('textbox', { name: /phone/i }).fill('9876543210');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

test('each fault of an embedding is shown with the line that fixes it', async ({
  page,
  recorder,
}) => {
  recorder.expectError('blocked by CORS policy');
  recorder.expectError(/net::ERR_FAILED .*\/api\/vendor\)/);
  recorder.expectError(/net::ERR_UNSAFE_PORT .*\/vendor\)/);
  recorder.expectError(/net::ERR_UNSAFE_PORT .*:9\/\)/);
  await page.clock.install();
  await page.goto('/faults');
  const pane = page.getByRole('combobox', { name: 'Pane' });
  await expect(page.locator('.vp-root h1')).toBeAttached();
  await page.clock.fastForward(60_000);
  await expect(errorKinds(page)).toBeEmpty();
  await pane.selectOption('without height');
  await expect(page.locator('.vp-root')).toHaveCSS('height', '0px');
  await expect(async () => {
    await page.clock.fastForward(1_000);
    await expect(findingsOf(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expectFinding(page, 'height: 100dvh;');
  await pane.selectOption('in order');

  const silent = createServer((_request, response) => response.end('{}'));
  const { port, close } = await listenOnFreePort(silent, {
    port: 0,
    strictPort: false,
    listen: null,
  });
  await signInAt(page, `http://localhost:${port}/api`);
  await expectFinding(page, `Access-Control-Allow-Origin: ${new URL(page.url()).origin}`);
  await close();
  await signInAt(page, 'http://localhost:9');
  await expectFinding(page, 'curl -i http://localhost:9/about');
  await page.route('**/shop/vendor', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html><h1>Shop</h1>' }),
  );
  await signInAt(page, '/shop');
  await expectFinding(page, /^host=".*\/api"$/);
  await expect(errorKinds(page)).toHaveText(
    'config, requestCode network, cors, requestCode network, network, requestCode api, config',
  );
});

test('a sandbox that does not know the origin of the page says which option allows it', async ({
  page,
  recorder,
}) => {
  recorder.expectError(/403.*\/api\/vendor\)/);
  await page.goto('/faults');
  await page.getByRole('combobox', { name: 'Pane' }).selectOption('in order');
  await signInAt(page, `${process.env.E2E_STANDALONE_URL}/api`);

  const { origin } = new URL(page.url());
  await expectFinding(page, `npx vendor-portal-dev --allow-origin ${origin}`);
  await expect(errorKinds(page)).toHaveText('requestCode api, config');
});
