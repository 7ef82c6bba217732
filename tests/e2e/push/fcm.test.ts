import type { Page } from '@playwright/test';
import { dashboard } from '../../pages/dashboard.ts';
import { findingsOf } from '../../pages/host.ts';
import { ordersLink, signOut } from '../../pages/menu.ts';
import { titleOf } from '../../pages/screen.ts';
import {
  deliver,
  FCM_TOKEN,
  holdNextCall,
  REGISTRATIONS,
  untilTokenAsked,
  useFcm,
  watchWorker,
} from '../../support/fcm.ts';
import { expect, test } from '../../support/fixtures.ts';
import { createGate } from '../../support/gate.ts';
import { setPermission, shownOn, untilStreaming, watchNotifications } from '../../support/push.ts';
import { passCode } from '../../support/signIn.ts';
import { hearSounds } from '../../support/sound.ts';

const NEWS = {
  notification: { title: 'New order', body: 'ORD-7' },
  data: { vp: '1', order_id: 'ORD-7' },
};
const STRICT = "require-trusted-types-for 'script'; trusted-types vendor-portal vendor-portal-push";
const untilSaved = untilStreaming;

/** Returns, for each permission prompt, whether it was caused by a click. */
const prompts = (page: Page) =>
  page.evaluate(() => (window as unknown as { asked: boolean[] }).asked);

/** Returns the scope of each registered worker. */
const scopes = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );

/** Records the path of each worker that the page tries to register, even if the file does not exist. */
const watchRegistrations = (page: Page) =>
  page.addInitScript(() => {
    const asked: string[] = [];
    const { serviceWorker } = navigator;
    const register = serviceWorker.register.bind(serviceWorker);
    serviceWorker.register = (url, options) => {
      asked.push(new URL(url, window.location.href).pathname);
      return register(url, options);
    };
    Object.assign(window, { registered: asked });
  });

const registered = (page: Page) =>
  page.evaluate(() => (window as unknown as { registered: string[] }).registered);

test('nothing of the provider is loaded before the click that asks for permission', async ({
  page,
  context,
  signInNew,
}) => {
  await useFcm(page);
  await setPermission(page, 'default');
  await page.route(REGISTRATIONS, (route) => route.abort());
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await signInNew();

  const turnOn = page.getByRole('button', { name: 'Turn on alerts' });
  await expect(turnOn).toBeVisible();
  expect(context.serviceWorkers()).toEqual([]);
  const ofProvider = () =>
    asked.filter((url) => /googleapis|fcmClient|vendor-portal-sw/.test(url)).length;
  expect(ofProvider()).toBe(0);

  const warned = page.waitForEvent('console', (line) => line.text().includes('push failed'));
  expect(await prompts(page)).toEqual([]);
  await turnOn.click();
  await expect(turnOn).toBeHidden();
  expect(await prompts(page)).toEqual([true]);
  await warned;
  expect(ofProvider()).toBeGreaterThan(0);
  await expect(titleOf(page)).toBeVisible();
  await signOut(page);
});

test('the portal’s worker gets a token under Trusted Types', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const calls = await useFcm(page, STRICT);
  const { restaurantId, phone } = await newVendor();
  const saved = untilSaved(page);
  await signIn({ phone });
  await saved;
  await page.reload();
  await expect(titleOf(page)).toBeVisible();
  await untilTokenAsked(page);
  expect(await scopes(page)).toEqual(['/__push/']);
  expect(calls.map((call) => call.method())).toEqual(['POST']);

  await signOut(page);
  await expect.poll(() => calls.map((call) => call.method())).toEqual(['POST', 'DELETE']);
  const log = await sandbox.log({ restaurantId, endpoint: 'savePushToken' });
  expect(log.map(({ fields }) => fields.fcm_token)).toEqual([FCM_TOKEN]);
  expect(await page.evaluate(() => sessionStorage.getItem('test-subscription'))).toBeNull();
});

test('signing out before the provider has loaded registers no worker of the provider’s own', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  await useFcm(page);
  const { restaurantId, phone } = await newVendor();
  const gate = createGate();
  await page.route('**/fcmClient*.js', async (route) => {
    await gate.opened;
    await route.fallback();
  });
  await watchRegistrations(page);
  const loading = page.waitForRequest('**/fcmClient*.js');
  await signIn({ phone });
  await loading;
  await signOut(page);
  const saved = untilSaved(page);
  gate.open();
  await passCode(page, sandbox, phone);
  await saved;

  expect(await registered(page)).toEqual(['/vendor-portal-sw.js']);
  const log = await sandbox.log({ restaurantId, endpoint: 'savePushToken' });
  expect(log).toHaveLength(1);
});

test('a token that arrives after the next sign-in does not remove the new subscription', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  await useFcm(page);
  const { phone } = await newVendor();
  const held = await holdNextCall(page);
  await signIn({ phone });
  await held.asked;
  await signOut(page);
  const saved = untilSaved(page);
  await passCode(page, sandbox, phone);
  await saved;
  const answered = page.waitForResponse(REGISTRATIONS);
  held.open();
  await answered;
  // A late token would remove the subscription before this screen is loaded.
  await ordersLink(page).click();
  await expect(page.getByText('No Orders found')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('test-subscription'))).toBe('yes');
});

test('a late answer to a sign-out does not remove the subscription of the next sign-in', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  await page.clock.install();
  await useFcm(page);
  const { restaurantId, phone } = await newVendor();
  const saved = untilSaved(page);
  await signIn({ phone });
  await saved;
  const held = await holdNextCall(page);
  await signOut(page);
  expect((await held.asked).method()).toBe('DELETE');
  // The portal waits at most ten seconds for the answer.
  await page.clock.fastForward(11_000);
  const savedAgain = untilSaved(page);
  await passCode(page, sandbox, phone);
  await expect(dashboard(page)).toBeVisible();
  held.open();
  await savedAgain;
  expect(await page.evaluate(() => sessionStorage.getItem('test-subscription'))).toBe('yes');
  const log = await sandbox.log({ restaurantId, endpoint: 'savePushToken' });
  expect(log).toHaveLength(2);
});

test('a visible portal that rings shows a pushed message itself', async ({
  page,
  context,
  signInNew,
}) => {
  await hearSounds(page);
  await useFcm(page);
  await watchNotifications(page);
  const saved = untilSaved(page);
  await signInNew({}, '/orders');
  await saved;
  await page.getByRole('button', { name: 'Turn on sound' }).click();
  const shownByWorker = await watchWorker(context);

  await deliver(page, { ...NEWS, data: { order_id: 'ORD-6' } });
  await deliver(page, NEWS);
  await expect.poll(() => shownOn(page)).toEqual([{ title: 'New order', body: 'ORD-7' }]);

  const elsewhere = await context.newPage();
  await elsewhere.goto('about:blank');
  await page.close();
  await deliver(elsewhere, NEWS);
  await expect.poll(shownByWorker).toHaveLength(1);
  await deliver(elsewhere, { data: { vp: '1', title: 'Bad link', link: 'https://evil.example/' } });
  await expect.poll(shownByWorker).toMatchObject([
    { title: 'New order', body: 'ORD-7', path: '/orders/view-order/ORD-7' },
    { title: 'Bad link', body: '', path: null },
  ]);
});

test.describe('in a host in development', () => {
  test.use({ harness: 'embed' });

  test('the portal works without firebase', async ({ page, signInNew }) => {
    await useFcm(page);
    await page.route('**/fcmClient*.js', (route) => route.abort());
    await signInNew();

    const finding = findingsOf(page);
    await expect(finding.getByRole('alert')).toContainText('firebase could not be loaded');
    await expect(finding.getByText('npm install firebase')).toBeVisible();
    await expect(dashboard(page)).toBeVisible();
  });
});
