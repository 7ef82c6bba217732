import { expect, test } from '../support/fixtures.ts';
import {
  openAccept,
  openMessages,
  type OrderRef,
  orderCard,
  REFRESH_MS,
  refreshUntil,
  step,
  tab,
} from '../support/board.ts';
import { stopClock } from '../support/clock.ts';
import type { SandboxControl, Vendor } from '../support/control.ts';
import { untilStreaming, pushTo } from '../support/push.ts';

const WAITING = { orders: [{ status: 'waiting_for_confirmation' }] };

function sent(sandbox: SandboxControl, { restaurantId }: Vendor) {
  return sandbox.log({ restaurantId, endpoint: 'updateOrderStatus' });
}

test('an order goes from the customer to Ready, and the title and the board keep up', async ({
  page,
  newVendor,
  signIn,
  sandbox,
  request,
}) => {
  const vendor = await newVendor();
  const streaming = untilStreaming(page);
  await signIn(vendor, '/orders');
  await expect(tab(page, 'New', 0)).toBeVisible();
  await expect(page).toHaveTitle('Orders');
  await streaming;
  const order = await sandbox.addOrder(vendor.restaurantId);
  await pushTo(request, vendor.vendorId, { title: 'New order' });
  await expect(tab(page, 'New', 1)).toBeVisible();
  await expect(page).toHaveTitle('(1) Orders');
  await expect(page.getByText(/^Updated \d+ s ago$/)).toBeVisible();
  const dialog = await openAccept(page, order);
  await dialog.getByRole('button', { name: 'Accept, 20 min' }).click();
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

test('a lost connection is told on board and dashboard until it is back, one that hangs within five seconds, and the order details keep up', async ({
  page,
  context,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor(WAITING);
  const [order] = vendor.orders as [OrderRef];
  await page.clock.install();
  await signIn(vendor);
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(orderCard(page, order)).toBeVisible();
  await context.setOffline(true);
  const banner = page.getByRole('alert').filter({ hasText: 'You are offline.' });
  // An answer that was on its way has the last word until the next call.
  await refreshUntil(page, banner);
  await expect(banner).toContainText('can still be read');
  await expect(orderCard(page, order)).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(banner).toBeVisible();
  await context.setOffline(false);
  await expect(async () => {
    await page.clock.fastForward(REFRESH_MS);
    await expect(banner).toBeHidden({ timeout: 2_000 });
  }).toPass();

  await page.getByRole('button', { name: `Order ${order.order_id}, show details` }).click();
  const panel = page.getByRole('region', { name: 'Order Details' });
  await expect(panel.getByText(order.order_id)).toBeVisible();
  await sandbox.changeOrder(order._id, { status: 'cooking' });
  await refreshUntil(page, page.getByText('No Data Found'));
  await refreshUntil(page, panel.getByText('Preparing').first());

  const { restaurantId } = vendor;
  const { id } = await sandbox.fault({ endpoint: '*', restaurantId, hang: true });
  await expect(async () => {
    const asked = page.waitForRequest('**/get-waiting-order', { timeout: 3_000 });
    await Promise.all([asked, page.clock.fastForward(REFRESH_MS)]);
  }).toPass();
  await page.clock.runFor(5_000);
  const silent = page.getByRole('alert').filter({ hasText: 'does not answer' });
  await expect(silent).toBeVisible();
  await expect(panel.getByText(order.order_id)).toBeVisible();
  // Nor does the portal find the way back by itself before the click.
  await stopClock(page);
  await sandbox.clearFault(id);
  await silent.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(silent).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('two tabs share what one reads, change an order once, and one goes on alone when the other is closed', async ({
  page,
  context,
  newVendor,
  signIn,
  sandbox,
  request,
}) => {
  const vendor = await newVendor();
  const { restaurantId } = vendor;
  await page.clock.install();
  const streaming = untilStreaming(page);
  await signIn(vendor, '/orders');
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
  const order = await sandbox.addOrder(restaurantId);
  await pushTo(request, vendor.vendorId, { title: 'New order' });
  await expect(tab(other, 'New', 1)).toBeVisible();
  expect(reads).toBe(0);

  const { id } = await sandbox.fault({ endpoint: 'updateOrderStatus', restaurantId, hold: true });
  for (const one of [page, other]) {
    const dialog = await openAccept(one, order);
    await dialog.getByRole('button', { name: 'Accept, 20 min' }).click();
    await expect(step(one, 'Accept', order)).toHaveAttribute('aria-busy', 'true');
  }
  await sandbox.clearFault(id);
  await expect(page.getByText('Order Updated!')).toBeVisible();
  await expect(await openMessages(other)).toContainText(['Changed elsewhere: now Preparing']);
  await other.keyboard.press('Escape');
  for (const one of [page, other]) {
    await refreshUntil(one, tab(one, 'Preparing', 1));
    await expect(tab(one, 'New', 0)).toBeVisible();
  }
  expect(await sent(sandbox, vendor)).toHaveLength(1);

  await page.close();
  await sandbox.addOrder(restaurantId);
  await refreshUntil(other, tab(other, 'New', 1));
});
