import { signOut } from '../pages/menu.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  clickNotification,
  permit,
  pushTo,
  setPermission,
  shownOn,
  untilStreaming,
  watchNotifications,
} from '../support/push.ts';

const STREAM = '**/api/sandbox/push';
const NEWS = { title: 'New order', body: 'ORD-7' };

test('without permission a message is an info toast, and the orders are fetched at once', async ({
  page,
  newVendor,
  signIn,
  sandbox,
  request,
}) => {
  const vendor = await newVendor();
  const streaming = untilStreaming(page);
  await signIn(vendor);
  await streaming;
  await page.goto('/orders');
  await untilStreaming(page);
  const order = await sandbox.addOrder(vendor.restaurantId);
  const refreshed = page.waitForResponse('**/food-order/get-waiting-order', { timeout: 5_000 });

  await pushTo(request, vendor.vendorId, NEWS);

  await expect(page.getByRole('status').filter({ hasText: 'New order · ORD-7' })).toBeVisible();
  await refreshed;
  await expect(page.getByRole('article').filter({ hasText: order.order_id })).toBeVisible();
});

test('with permission a message is a notification, cut to size, and its click opens the order', async ({
  page,
  context,
  newVendor,
  signIn,
  request,
}) => {
  await permit(context);
  await watchNotifications(page);
  const vendor = await newVendor({ orders: [{ status: 'cooking' }] });
  const [order] = vendor.orders;
  const streaming = untilStreaming(page);
  await signIn(vendor);
  await streaming;

  const body = 'x'.repeat(900);
  const data = { order_id: order?.order_id ?? '' };
  await pushTo(request, vendor.vendorId, { title: 'New\u202e order', body, data });
  await expect.poll(() => shownOn(page)).toEqual([{ title: 'New  order', body: 'x'.repeat(200) }]);
  await clickNotification(page);

  await expect(page).toHaveURL(new RegExp(`/orders/view-order/${order?.order_id}$`));
  await expect(page.getByRole('status').filter({ hasText: 'New' })).toHaveCount(0);
});

for (const link of [
  'https://evil.example/orders',
  '//evil.example/orders',
  'javascript:alert(1)',
  '/logout',
  '/orders/view-order/..%2f..%2flogout',
]) {
  test(`a message that links to ${link} leads nowhere`, async ({
    page,
    context,
    newVendor,
    signIn,
    request,
  }) => {
    await permit(context);
    await watchNotifications(page);
    const vendor = await newVendor();
    const streaming = untilStreaming(page);
    await signIn(vendor);
    await streaming;
    const before = page.url();

    await pushTo(request, vendor.vendorId, { ...NEWS, data: { link } });
    await expect.poll(() => shownOn(page)).toHaveLength(1);
    await clickNotification(page);
    // A navigation of the portal takes a frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));

    expect(page.url()).toBe(before);
  });
}

test('the token is saved once, with the vendor and the device', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor();
  const streaming = untilStreaming(page);
  await signIn(vendor);
  await streaming;
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const { restaurantId } = vendor;

  const calls = await sandbox.log({ restaurantId, endpoint: 'savePushToken' });
  const deviceId = await page.evaluate(() => localStorage.getItem('device_id'));

  expect(calls.map(({ status, fields }) => ({ status, fields }))).toEqual([
    {
      status: 200,
      fields: {
        vendor_id: vendor.vendorId,
        device_id: deviceId,
        fcm_token: expect.stringMatching(/./),
      },
    },
  ]);
});

test('the bearer travels in the header of the stream, nothing in its address', async ({
  page,
  newVendor,
  signIn,
}) => {
  const asked = page.waitForRequest(STREAM);
  await signIn(await newVendor());
  const request = await asked;

  expect(new URL(request.url()).search).toBe('');
  expect((await request.allHeaders()).authorization).toMatch(/^Bearer \S+$/);
});

test('a stream that hangs holds up neither the screens nor the sign-out', async ({
  page,
  newVendor,
  signIn,
}) => {
  await page.route(STREAM, () => {});
  await signIn(await newVendor());
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(page.getByRole('tab', { name: /^New/ })).toBeVisible();
  const started = Date.now();

  await signOut(page);

  expect(Date.now() - started).toBeLessThan(4_000);
});

test('signing out ends the stream, and what is pushed later is not heard', async ({
  page,
  newVendor,
  signIn,
  request,
}) => {
  const vendor = await newVendor();
  const streaming = untilStreaming(page);
  await signIn(vendor);
  await streaming;
  const ended = page.waitForEvent('requestfailed', (one) => one.url().endsWith('/sandbox/push'));

  await signOut(page);
  await ended;
  const again: string[] = [];
  page.on('request', (one) => again.push(one.url()));
  await pushTo(request, vendor.vendorId, NEWS);
  await page.getByRole('textbox', { name: /phone/i }).fill('1');

  await expect(page.getByText('New order')).toHaveCount(0);
  expect(again.filter((url) => url.includes('/sandbox/push'))).toEqual([]);
});

test('the card asks in the click of the vendor, and goes once it is answered', async ({
  page,
  newVendor,
  signIn,
}) => {
  await setPermission(page, 'default');
  await signIn(await newVendor());
  const turnOn = page.getByRole('button', { name: 'Turn on alerts' });
  await expect(turnOn).toBeVisible();
  const asked = () => page.evaluate(() => (window as unknown as { asked: boolean[] }).asked);
  expect(await asked()).toEqual([]);

  await turnOn.click();

  await expect(turnOn).toBeHidden();
  expect(await asked()).toEqual([true]);
});

test('a card that was put away stays away on this device', async ({ page, newVendor, signIn }) => {
  await setPermission(page, 'default');
  const vendor = await newVendor();
  await signIn(vendor);
  await page.getByRole('button', { name: 'Not now' }).click();
  await signOut(page);

  const streaming = untilStreaming(page);
  await signIn(vendor);
  await streaming;

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn on alerts' })).toHaveCount(0);
});
