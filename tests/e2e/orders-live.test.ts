import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { openAccept, type OrderRef, orderCard, REFRESH_MS, step, tab } from '../support/board.ts';
import type { SandboxControl, Vendor } from '../support/control.ts';
import { untilStreaming, pushTo } from '../support/push.ts';

const WAITING = { orders: [{ status: 'waiting_for_confirmation' }] };
const OFFLINE = 'You are offline.';

function sent(sandbox: SandboxControl, { restaurantId }: Vendor) {
  return sandbox.log({ restaurantId, endpoint: 'updateOrderStatus' });
}

async function accept(page: Page, order: OrderRef) {
  const dialog = await openAccept(page, order);
  await dialog.getByRole('button', { name: 'Accept, 20 min' }).click();
}

test('an order goes from the customer to Ready, and the title and the board keep up', async ({
  page,
  newVendor,
  signIn,
  sandbox,
  request,
}) => {
  const vendor = await newVendor();
  await signIn(vendor);
  const streaming = untilStreaming(page);
  await page.goto('/orders');
  await expect(tab(page, 'New', 0)).toBeVisible();
  await expect(page).toHaveTitle('Orders');
  await streaming;
  const order = await sandbox.addOrder(vendor.restaurantId);
  await pushTo(request, vendor.vendorId, { title: 'New order' });
  await expect(tab(page, 'New', 1)).toBeVisible();
  await expect(page).toHaveTitle('(1) Orders');
  await expect(page.getByText(/^Updated \d+ s ago$/)).toBeVisible();
  await accept(page, order);
  await tab(page, 'Preparing', 1).click();
  await expect(page).toHaveTitle('Orders');
  await step(page, 'Order Ready', order).click();
  await tab(page, 'Packed', 1).click();
  await step(page, 'Ready For Pickup', order).click();
  await tab(page, 'Ready', 1).click();

  await expect(orderCard(page, order)).toContainText('Ready to Pickup');
  const statuses = (await sent(sandbox, vendor)).map(({ fields }) => fields.status);
  expect(statuses).toEqual(['cooking', 'packing_processing', 'ready_to_pickup']);
});

test('a lost connection is told on board and dashboard, and the banner goes with it', async ({
  page,
  context,
  newVendor,
  signIn,
}) => {
  await signIn(await newVendor(WAITING));
  await page.goto('/orders');
  await expect(page.getByRole('article')).toHaveCount(1);
  await context.setOffline(true);
  const banner = page.getByRole('alert').filter({ hasText: OFFLINE });
  await expect(banner).toContainText('can still be read');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(banner).toBeVisible();

  await context.setOffline(false);
  await expect(banner).toBeHidden();
});

test('an older answer that comes after a newer one changes nothing', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor();
  await page.clock.install();
  await signIn(vendor);
  await page.goto('/orders');
  await expect(tab(page, 'New', 0)).toBeVisible();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let held = 0;
  let delivered = 0;
  await page.route('**/get-waiting-order', async (route) => {
    if ((held += 1) > 1) return route.continue();
    const old = await route.fetch();
    await released;
    // Nobody may wait for it any more.
    await route.fulfill({ response: old }).catch(() => {});
    delivered += 1;
  });
  await page.clock.fastForward(REFRESH_MS);
  await expect.poll(() => held).toBe(1);
  const order = await sandbox.addOrder(vendor.restaurantId);
  // The call that hangs ends after ten seconds, and the next one is answered.
  await page.clock.fastForward(REFRESH_MS);
  await expect.poll(() => held).toBeGreaterThan(1);
  await expect(orderCard(page, order)).toBeVisible();
  release();
  await expect.poll(() => delivered).toBe(1);

  await expect(tab(page, 'New', 1)).toBeVisible();
  await expect(orderCard(page, order)).toBeVisible();
});

test('two tabs accept at once: one call, and both show it', async ({
  page,
  context,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor(WAITING);
  const [order] = vendor.orders as [OrderRef];
  const { restaurantId } = vendor;
  await signIn(vendor);
  await page.goto('/orders');
  const other = await context.newPage();
  await other.goto('/orders');
  const [ours, theirs] = [await openAccept(page, order), await openAccept(other, order)];
  await sandbox.fault({ endpoint: 'updateOrderStatus', restaurantId, delayMs: 3_000 });
  await ours.getByRole('button', { name: 'Accept, 20 min' }).click();
  await theirs.getByRole('button', { name: 'Accept, 20 min' }).click();

  for (const one of [page, other]) {
    await expect(tab(one, 'Preparing', 1)).toBeVisible();
    await expect(tab(one, 'New', 0)).toBeVisible();
  }
  await other.getByRole('button', { name: 'Messages' }).click();
  const told = other.getByRole('dialog', { name: 'Messages' });
  await expect(told).toContainText('Changed elsewhere: now Preparing');
  expect(await sent(sandbox, vendor)).toHaveLength(1);
});

test('what one tab reads the other shows, and it goes on alone when that one is closed', async ({
  page,
  context,
  newVendor,
  signIn,
  sandbox,
  request,
}) => {
  const vendor = await newVendor();
  await signIn(vendor);
  const streaming = untilStreaming(page);
  await page.goto('/orders');
  await streaming;
  const other = await context.newPage();
  // It hears of nothing by itself.
  await other.route('**/sandbox/push', (route) => route.abort());
  await other.goto('/orders');
  await expect(tab(other, 'New', 0)).toBeVisible();
  let reads = 0;
  other.on('request', (made) => {
    if (made.url().endsWith('/get-waiting-order')) reads += 1;
  });
  await sandbox.addOrder(vendor.restaurantId);
  await pushTo(request, vendor.vendorId, { title: 'New order' });
  await expect(tab(other, 'New', 1)).toBeVisible();
  expect(reads).toBe(0);
  await page.close();
  await sandbox.addOrder(vendor.restaurantId);

  await expect(tab(other, 'New', 2)).toBeVisible({ timeout: 20_000 });
});

test('an order answered elsewhere shows its new status in the order details', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor(WAITING);
  const [order] = vendor.orders as [OrderRef];
  await page.clock.install();
  await signIn(vendor);
  await page.getByRole('button', { name: `Order ${order.order_id}, show details` }).click();
  const panel = page.getByRole('region', { name: 'Order Details' });
  await expect(panel.getByText(order.order_id)).toBeVisible();
  await sandbox.changeOrder(order._id, { status: 'cooking' });
  await page.clock.fastForward(REFRESH_MS);

  await expect(page.getByText('No Data Found')).toBeVisible();
  await expect(panel.getByText('Preparing').first()).toBeVisible();
});
