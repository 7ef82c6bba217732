import type { Page } from '@playwright/test';
import { openPushService } from '../../../sandbox/testPushService.ts';
import { deliver, forbidSilence, watchWorker } from '../../support/fcm.ts';
import { expect, test } from '../../support/fixtures.ts';
import { untilStreaming } from '../../support/push.ts';
import { hearSounds } from '../../support/sound.ts';
import { clearStorage, endpointOf, endSubscription, offerWebPush } from '../../support/webPush.ts';

const ACCOUNT = '/setting/manage-profile';

/** Signs in on a device whose subscription is then saved. */
async function register(page: Page, signIn: () => Promise<unknown>, capabilities?: string[]) {
  const service = await openPushService();
  await offerWebPush(page, service.subscription, capabilities);
  const saved = untilStreaming(page);
  await signIn();
  await saved;
  return service;
}

/** Closes the portal's page; another page of the browser stays open. */
async function leavePortal(page: Page) {
  const context = page.context();
  const shown = await watchWorker(context);
  const elsewhere = await context.newPage();
  await elsewhere.goto('about:blank');
  await page.close();
  return { shown, elsewhere };
}

test('an order rings with the portal closed until somebody answers it', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const { restaurantId, phone } = await newVendor();
  const service = await register(page, () => signIn({ phone }));
  const { shown, elsewhere } = await leavePortal(page);
  const arrive = async () => deliver(elsewhere, (await service.next()).payload);

  const { _id, order_id } = await sandbox.addOrder(restaurantId, { announce: true });
  await arrive();
  await sandbox.renewPush();
  await arrive();
  await sandbox.changeOrder(_id, { status: 'cooking' });
  await arrive();

  const of = { body: order_id, path: `/orders/view-order/${order_id}` };
  const tag = `vendor-portal order ${order_id}`;
  await expect.poll(shown).toEqual([
    { ...of, tag, title: 'New order', isSilent: false },
    { ...of, tag, title: 'New order', isSilent: false },
    { ...of, tag, title: 'Order answered', isSilent: true },
  ]);
  await sandbox.renewPush();
  expect(service.count()).toBe(3);
  await service.close();
});

test('the message of an issue leads to it, with the portal closed', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ orders: [{ status: 'completed' }] });
  const service = await register(page, () => signIn(vendor), ['orders.issues']);
  const { shown, elsewhere } = await leavePortal(page);

  const { restaurantId } = vendor;
  const issue = await sandbox.addIssue(restaurantId, { kind: 'late', announce: true });
  await deliver(elsewhere, (await service.next()).payload);
  const path = `/orders/issues?issue=${issue._id}`;
  const tag = `vendor-portal issue ${issue._id}`;
  const body = issue.order_id;
  await expect
    .poll(shown)
    .toEqual([{ title: 'Problem with an order', body, path, tag, isSilent: false }]);

  await offerWebPush(elsewhere, service.subscription, ['orders.issues']);
  await elsewhere.goto(path);
  await expect(elsewhere.getByRole('article', { name: /^Late/ })).toBeFocused();
  await service.close();
});

test('the account screen says that a test arrived with the portal closed', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const capabilities = ['push.test'];
  const vendor = await newVendor();
  const service = await register(page, () => signIn(vendor, ACCOUNT), capabilities);
  const requested = page.waitForResponse('**/api/vendor/push-test');
  await page.getByRole('button', { name: 'Send a test push' }).click();
  await requested;
  const { shown, elsewhere } = await leavePortal(page);

  await sandbox.renewPush();
  await deliver(elsewhere, (await service.next()).payload);
  await expect.poll(shown).toMatchObject([{ title: 'Test', path: ACCOUNT, isSilent: false }]);

  await offerWebPush(elsewhere, service.subscription, capabilities);
  await elsewhere.goto(ACCOUNT);
  await expect(elsewhere.getByText(/The test arrived .*, with the page closed\./)).toBeVisible();
  await service.close();
});

const ALARM = {
  data: { vp: '1', title: 'New order', order_id: 'ORD-7', answer_by: '2030-01-01T00:00:00Z' },
};
const ANSWERED = { data: { vp: '1', title: 'Order answered', order_id: 'ORD-7', answered: '1' } };
const SUBSCRIPTION = { endpoint: 'https://fcm.googleapis.com/fcm/send/1', keys: {} };

/** The notifications of the portal's worker that are on the screen. */
const titlesOnScreen = (page: Page) =>
  page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    const shown = await Promise.all(registrations.map((one) => one.getNotifications()));
    return shown.flat().map(({ title }) => title);
  });

test('where each push must show a notification, a portal that rings closes what it does not need', async ({
  page,
  context,
  signInNew,
}) => {
  await hearSounds(page);
  await offerWebPush(page, SUBSCRIPTION);
  const saved = untilStreaming(page);
  await signInNew({}, '/orders');
  await saved;
  await page.getByRole('button', { name: 'Turn on sound' }).click();
  const shown = await watchWorker(context);
  await forbidSilence(context);

  await deliver(page, ALARM);
  await expect.poll(() => titlesOnScreen(page)).toEqual(['New order']);
  await deliver(page, ALARM);
  await expect.poll(() => titlesOnScreen(page)).toEqual([]);
  await deliver(page, ANSWERED);

  await expect.poll(shown).toMatchObject([
    { title: 'New order', isSilent: true },
    { title: 'New order', isSilent: true },
    { title: 'Order answered', isSilent: true },
  ]);
  await expect.poll(() => titlesOnScreen(page)).toEqual([]);
});

test('a visible portal without sound leaves the notification to the worker', async ({
  page,
  context,
  signInNew,
}) => {
  await offerWebPush(page, SUBSCRIPTION);
  const saved = untilStreaming(page);
  await signInNew();
  await saved;
  const shown = await watchWorker(context);
  await deliver(page, ALARM);

  await expect.poll(shown).toMatchObject([{ title: 'New order', isSilent: false }]);
});

test('with only the sign-in page open a message is a notification', async ({
  page,
  context,
  signInNew,
}) => {
  await offerWebPush(page, SUBSCRIPTION);
  const saved = untilStreaming(page);
  await signInNew();
  await saved;
  const shown = await watchWorker(context);
  await clearStorage(page);
  await page.goto('/login');
  await expect(page.getByRole('textbox', { name: /phone/i })).toBeVisible();
  await deliver(page, ALARM);

  await expect.poll(shown).toMatchObject([{ title: 'New order', isSilent: false }]);
});

test('a device that a vendor left without signing out gets another endpoint', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  await offerWebPush(page, SUBSCRIPTION);
  const first = untilStreaming(page);
  await signIn(await newVendor());
  await first;
  await clearStorage(page);
  await page.goto('/login');
  await expect.poll(() => endpointOf(page)).toBeNull();

  const { phone, restaurantId } = await newVendor();
  const second = untilStreaming(page);
  await signIn({ phone });
  await second;
  const [call] = await sandbox.log({ restaurantId, endpoint: 'savePushToken' });
  expect(JSON.parse(String(call?.fields.fcm_token)).endpoint).toMatch(/\/2$/);
});

test('a vendor who follows another without a sign-in page gets another endpoint', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  await offerWebPush(page, SUBSCRIPTION);
  const first = untilStreaming(page);
  await signIn(await newVendor());
  await first;

  const { phone, restaurantId } = await newVendor();
  const second = untilStreaming(page);
  await signIn({ phone });
  await second;
  const [call] = await sandbox.log({ restaurantId, endpoint: 'savePushToken' });
  expect(JSON.parse(String(call?.fields.fcm_token)).endpoint).toMatch(/\/2$/);
});

test('a subscription that the browser has ended is renewed when the page becomes visible', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  await offerWebPush(page, SUBSCRIPTION);
  const { phone, restaurantId } = await newVendor();
  const first = untilStreaming(page);
  await signIn({ phone });
  await first;
  await endSubscription(page);
  const second = untilStreaming(page);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await second;

  const calls = await sandbox.log({ restaurantId, endpoint: 'savePushToken' });
  const endpoints = calls.map(({ fields }) => JSON.parse(String(fields.fcm_token)).endpoint);
  expect(endpoints).toEqual([expect.stringMatching(/\/1$/), expect.stringMatching(/\/2$/)]);
});

test('messages are in the language that the vendor has chosen', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const { restaurantId, phone } = await newVendor();
  const service = await register(page, () => signIn({ phone }));
  await page.goto(ACCOUNT);
  const renewed = page.waitForResponse(/save-vendor-fcm-token/);
  await page.getByRole('radio', { name: 'हिन्दी' }).check({ force: true });
  await renewed;
  const { shown, elsewhere } = await leavePortal(page);

  await sandbox.addOrder(restaurantId, { announce: true });
  await deliver(elsewhere, (await service.next()).payload);
  await expect.poll(shown).toEqual([expect.objectContaining({ title: 'नया ऑर्डर' })]);
  await service.close();
});
