import { signOut } from '../pages/menu.ts';
import { deliver, FCM_TOKEN, playProvider, useFcm, watchWorker } from '../support/fcm.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  permit,
  setPermission,
  shownOn,
  untilStreaming,
  watchNotifications,
} from '../support/push.ts';

const NEWS = {
  notification: { title: 'New order', body: 'ORD-7' },
  data: { vp: '1', order_id: 'ORD-7' },
};
const untilSaved = untilStreaming;

test.beforeEach(({ page }) => useFcm(page));

test('before the vendor has permitted alerts nothing of the provider is touched', async ({
  page,
  context,
  newVendor,
  signIn,
}) => {
  await setPermission(page, 'default');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await signIn(await newVendor());

  await expect(page.getByRole('button', { name: 'Turn on alerts' })).toBeVisible();
  expect(context.serviceWorkers()).toEqual([]);
  expect(asked.filter((url) => /googleapis|fcmClient|vendor-portal-sw/.test(url))).toEqual([]);
});

test('a permitted device gets a token through a worker of its own, and saves it once', async ({
  page,
  context,
  newVendor,
  signIn,
  sandbox,
}) => {
  await permit(context);
  const calls = await playProvider(page);
  const vendor = await newVendor();
  const saved = untilSaved(page);
  await signIn(vendor);
  await saved;
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length)),
    )
    .toBe(1);
  const { restaurantId } = vendor;

  const log = await sandbox.log({ restaurantId, endpoint: 'savePushToken' });
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );

  expect(log.map(({ fields }) => fields.fcm_token)).toEqual([FCM_TOKEN]);
  expect(scopes).toEqual(['/__push/']);
  expect(calls.map((call) => call.method())).toEqual(['POST']);
});

test('the worker is registered where the page enforces Trusted Types', async ({
  page,
  context,
  newVendor,
  signIn,
}) => {
  await useFcm(
    page,
    "require-trusted-types-for 'script'; trusted-types vendor-portal vendor-portal-push",
  );
  await permit(context);
  await playProvider(page);
  const saved = untilSaved(page);

  await signIn(await newVendor());
  await saved;

  expect(context.serviceWorkers()).toHaveLength(1);
});

test('a visible portal shows a pushed message itself, and one of another app not at all', async ({
  page,
  context,
  newVendor,
  signIn,
}) => {
  await permit(context);
  await playProvider(page);
  await watchNotifications(page);
  const saved = untilSaved(page);
  await signIn(await newVendor());
  await saved;

  await deliver(page, { ...NEWS, data: { order_id: 'ORD-6' } });
  await deliver(page, NEWS);

  await expect.poll(() => shownOn(page)).toEqual([{ title: 'New order', body: 'ORD-7' }]);
});

test('without a page of the portal its worker shows the message, with a checked link', async ({
  page,
  context,
  newVendor,
  signIn,
}) => {
  await permit(context);
  await playProvider(page);
  const saved = untilSaved(page);
  await signIn(await newVendor());
  await saved;
  const shownByWorker = await watchWorker(context);
  const elsewhere = await context.newPage();
  await elsewhere.goto('about:blank');
  await page.close();

  await deliver(elsewhere, NEWS);
  await expect.poll(shownByWorker).toHaveLength(1);
  await deliver(elsewhere, { data: { vp: '1', title: 'Bad link', link: 'https://evil.example/' } });

  await expect.poll(shownByWorker).toEqual([
    { title: 'New order', body: 'ORD-7', path: '/orders/view-order/ORD-7' },
    { title: 'Bad link', body: '', path: null },
  ]);
});

test('signing out unsubscribes the device and deletes the token', async ({
  page,
  context,
  newVendor,
  signIn,
}) => {
  await permit(context);
  const calls = await playProvider(page);
  const saved = untilSaved(page);
  await signIn(await newVendor());
  await saved;

  await signOut(page);

  await expect.poll(() => calls.map((call) => call.method())).toEqual(['POST', 'DELETE']);
  expect(await page.evaluate(() => sessionStorage.getItem('test-subscription'))).toBeNull();
});

test('a provider that cannot be reached costs nothing but the alerts', async ({
  page,
  context,
  newVendor,
  signIn,
}) => {
  await permit(context);
  await playProvider(page);
  await page.route('https://fcmregistrations.googleapis.com/**', (route) => route.abort());
  const warned = page.waitForEvent('console', (line) => line.text().includes('push failed'));
  await signIn(await newVendor());
  await warned;

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await signOut(page);
});
