import { menuLink, menuOf, signOut } from '../../pages/menu.ts';
import { titleOf } from '../../pages/screen.ts';
import { orderCard } from '../../support/board.ts';
import { expect, test } from '../../support/fixtures.ts';
import {
  clickNotification,
  permit,
  setPermission,
  shownOn,
  untilStreaming,
  watchNotifications,
} from '../../support/push.ts';

const STREAM = '**/api/sandbox/push';
const NEWS = { title: 'New order', body: 'ORD-7' };

const LINKS = [
  'https://evil.example/orders',
  '//evil.example/orders',
  'javascript:alert(1)',
  '/logout',
  '/orders/view-order/..%2f..%2flogout',
];

test('a device saves the token of its stream once', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const { vendorId, restaurantId, phone } = await newVendor();
  const asked = page.waitForRequest(STREAM);
  const streaming = untilStreaming(page);
  await signIn({ phone });
  const stream = await asked;
  expect(new URL(stream.url()).search).toBe('');
  expect((await stream.allHeaders()).authorization).toMatch(/^Bearer \S+$/);
  await streaming;
  await menuLink(page, 'Dashboard').click();
  await menuLink(page, 'Orders').click();
  await expect(page.getByRole('tab', { name: /^New/ })).toBeVisible();

  const order = await sandbox.addOrder(restaurantId);
  const refreshed = page.waitForResponse('**/food-order/get-waiting-order', { timeout: 5_000 });
  await sandbox.push(vendorId, NEWS);
  await expect(page.getByRole('status').filter({ hasText: 'New order · ORD-7' })).toBeVisible();
  await refreshed;
  await expect(orderCard(page, order)).toBeVisible();

  const calls = await sandbox.log({ restaurantId, endpoint: 'savePushToken' });
  const device_id = await page.evaluate(() => localStorage.getItem('device_id'));
  const fcm_token = expect.stringMatching(/./);
  expect(calls.map(({ status, fields }) => ({ status, fields }))).toEqual([
    { status: 200, fields: { vendor_id: vendorId, device_id, fcm_token } },
  ]);
});

test('a message with permission is a notification', async ({
  page,
  context,
  newVendor,
  signIn,
  sandbox,
  recorder,
}) => {
  recorder.allowCalls('waitingOrders', 'each push reads what is on screen');
  recorder.allowCalls('dashboard', 'each push reads what is on screen');
  await permit(context);
  await watchNotifications(page);
  const { vendorId, phone, orders } = await newVendor({ orders: [{ status: 'cooking' }] });
  const order_id = orders[0]?.order_id ?? '';
  const streaming = untilStreaming(page);
  await signIn({ phone });
  await streaming;
  const before = page.url();

  for (const [index, link] of LINKS.entries()) {
    // Give each message a different title, because a repeated one would not be shown again.
    await sandbox.push(vendorId, { title: `News ${index}`, data: { link } });
    await expect.poll(() => shownOn(page), link).toHaveLength(index + 1);
    await clickNotification(page);
    // The portal navigates in the next frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(page.url(), link).toBe(before);
  }

  const body = 'x'.repeat(900);
  await sandbox.push(vendorId, { title: 'New\u202e order', body, data: { order_id } });
  const cut = { title: 'New  order', body: 'x'.repeat(200) };
  await expect.poll(async () => (await shownOn(page)).slice(LINKS.length)).toEqual([cut]);
  await clickNotification(page);
  await expect(page).toHaveURL(new RegExp(`/orders/view-order/${order_id}$`));
  await expect(page.getByRole('status').filter({ hasText: 'New' })).toHaveCount(0);
});

test('a stream that hangs holds up neither the screens nor the sign-out', async ({
  page,
  signInNew,
}) => {
  await page.clock.install();
  await page.route(STREAM, () => {});
  await signInNew();
  await menuLink(page, 'Orders').click();
  await expect(page.getByRole('tab', { name: /^New/ })).toBeVisible();

  await page.clock.pauseAt(Date.now() + 1_000);
  await menuOf(page).getByRole('button', { name: 'Sign out' }).click();

  // Step far less than the ten seconds after which the stream is closed.
  const stepAndLook = async () => {
    await page.clock.runFor(500);
    return page.url();
  };
  await expect.poll(stepAndLook).toMatch(/\/login$/);
});

test('signing out ends the stream', async ({ page, newVendor, signIn, sandbox }) => {
  await setPermission(page, 'default');
  const vendor = await newVendor();
  let streaming = untilStreaming(page);
  await signIn(vendor);
  await streaming;
  await page.getByRole('button', { name: 'Not now' }).click();

  const ended = page.waitForEvent('requestfailed', (one) => one.url().endsWith('/sandbox/push'));
  await signOut(page);
  await ended;
  const again: string[] = [];
  page.on('request', (one) => again.push(one.url()));
  await sandbox.push(vendor.vendorId, NEWS);
  await page.getByRole('textbox', { name: /phone/i }).fill('1');
  await expect(page.getByText('New order')).toHaveCount(0);
  const streams = () => again.filter((url) => url.includes('/sandbox/push')).length;
  expect(streams()).toBe(0);

  streaming = untilStreaming(page);
  await signIn(vendor);
  await streaming;
  expect(streams()).toBe(1);
  await expect(titleOf(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn on alerts' })).toHaveCount(0);
});
