import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { type OrderRef, openAccept, orderCard, REFRESH_MS, step, tab } from '../support/board.ts';

/** How long a lost answer is asked about before it stays unconfirmed. */
const CHECKING_MS = 30_000;

const WAITING = { orders: [{ status: 'waiting_for_confirmation' }] };

async function accept(page: Page, order: OrderRef) {
  const dialog = await openAccept(page, order);
  await dialog.getByRole('button', { name: 'Accept, 20 min' }).click();
}

/** Cuts the page off from its server; gives back how to mend it. */
async function cutOff(page: Page) {
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  return () => page.unroute('**/api/**');
}

test('an answer lost after the change was made ends as Preparing, sent once', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor(WAITING);
  const [order] = vendor.orders as [OrderRef];
  const { restaurantId } = vendor;
  const endpoint = 'updateOrderStatus';
  await sandbox.fault({ endpoint, restaurantId, dropAfterCommit: true, times: 1 });
  await signIn(vendor, '/orders');
  await accept(page, order);
  await expect(orderCard(page, order).getByText('Checking…')).toBeVisible();

  await expect(page.getByText('Order Updated!')).toBeVisible();
  await tab(page, 'Preparing', 1).click();
  await expect(step(page, 'Order Ready', order)).toBeVisible();
  expect(await sandbox.log({ restaurantId, endpoint })).toMatchObject([{ effective: true }]);
});

test('a server nobody reaches: not confirmed, listed, and healed by itself', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor(WAITING);
  const [order] = vendor.orders as [OrderRef];
  await page.clock.install();
  await signIn(vendor, '/orders');
  await expect(tab(page, 'All', 1)).toBeVisible();
  const mend = await cutOff(page);
  await accept(page, order);
  const card = orderCard(page, order);
  await expect(card.getByText('Checking…')).toBeVisible();
  await page.clock.fastForward(CHECKING_MS);
  await expect(card.getByText('Not confirmed', { exact: true })).toBeVisible();
  await expect(page.getByText('1 order change is not confirmed yet.')).toContainText(
    order.order_id,
  );
  await expect(step(page, 'Accept', order)).toBeHidden();

  await mend();
  await page.clock.fastForward(REFRESH_MS);
  await expect(page.getByText('Not applied, try again')).toBeVisible();
  await expect(step(page, 'Accept', order)).toBeVisible();
  await expect(page.getByText('1 order change is not confirmed yet.')).toBeHidden();
  const { restaurantId } = vendor;
  expect(await sandbox.log({ restaurantId, endpoint: 'updateOrderStatus' })).toEqual([]);
});

test('an unconfirmed change that was made is found out on the dashboard, too', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor(WAITING);
  const [order] = vendor.orders as [OrderRef];
  const { restaurantId } = vendor;
  await sandbox.fault({ endpoint: 'updateOrderStatus', restaurantId, dropAfterCommit: true });
  const fault = await sandbox.fault({ endpoint: 'orderDetails', restaurantId, status: 503 });
  await page.clock.install();
  await signIn(vendor, '/orders');
  await accept(page, order);
  await expect(page.getByText('Checking…')).toBeVisible();
  await page.clock.fastForward(CHECKING_MS);
  const banner = page.getByText('1 order change is not confirmed yet.');
  await expect(banner).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(banner).toContainText(order.order_id);

  await sandbox.clearFault(fault.id);
  await page.clock.fastForward(REFRESH_MS);
  await expect(page.getByText('Order Updated!')).toBeVisible();
  await expect(banner).toBeHidden();
  expect(await sandbox.log({ restaurantId, endpoint: 'updateOrderStatus' })).toHaveLength(1);
});

test('an order that cannot be read is asked about once per refresh, without a word', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor(WAITING);
  const [order] = vendor.orders as [OrderRef];
  const { restaurantId } = vendor;
  await sandbox.fault({ endpoint: 'updateOrderStatus', restaurantId, dropAfterCommit: true });
  await sandbox.fault({ endpoint: 'orderDetails', restaurantId, status: 503 });
  await page.clock.install();
  await signIn(vendor, '/orders');
  await accept(page, order);
  await expect(page.getByText('Checking…')).toBeVisible();
  await page.clock.fastForward(CHECKING_MS);
  const banner = page.getByText('1 order change is not confirmed yet.');
  await expect(banner).toBeVisible();
  const reads = () => sandbox.log({ restaurantId, endpoint: 'orderDetails' });
  const lists = () => sandbox.log({ restaurantId, endpoint: 'waitingOrders' });
  const before = { reads: (await reads()).length, lists: (await lists()).length };
  for (let refresh = 1; refresh <= 3; refresh += 1) {
    await page.clock.fastForward(REFRESH_MS);
    await expect
      .poll(async () => (await reads()).length)
      .toBeGreaterThanOrEqual(before.reads + refresh);
  }

  const made = (await reads()).length - before.reads;
  expect(made).toBeLessThanOrEqual((await lists()).length - before.lists + 1);
  await expect(banner).toBeVisible();
  await page.getByRole('button', { name: 'Messages' }).click();
  const told = page.getByRole('dialog', { name: 'Messages' }).getByRole('listitem');
  await expect(told).toHaveText([/Not confirmed/]);
});

test('signing out asks while a change is not confirmed', async ({ page, newVendor, signIn }) => {
  const vendor = await newVendor(WAITING);
  const [order] = vendor.orders as [OrderRef];
  await signIn(vendor, '/orders');
  await expect(tab(page, 'All', 1)).toBeVisible();
  await cutOff(page);
  await accept(page, order);
  await expect(page.getByText('Checking…')).toBeVisible();
  await page.getByText('Sign out', { exact: true }).first().click();
  const question = page.getByRole('alertdialog', { name: /unconfirmed order/ });
  await question.getByRole('button', { name: 'Cancel' }).click();

  await expect(page).toHaveURL(/\/orders$/);
  await expect(page.getByText('1 order change is not confirmed yet.')).toBeVisible();
});

test('an order accepted offline is not sent later', async ({
  page,
  context,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor(WAITING);
  const [order] = vendor.orders as [OrderRef];
  await page.clock.install();
  await signIn(vendor, '/orders');
  await expect(tab(page, 'All', 1)).toBeVisible();
  await context.setOffline(true);
  await accept(page, order);
  await expect(page.getByText('Checking…')).toBeVisible();
  await context.setOffline(false);
  await page.clock.fastForward(CHECKING_MS);
  await page.clock.fastForward(REFRESH_MS);

  await expect(page.getByText('Not applied, try again')).toBeVisible();
  await expect(step(page, 'Accept', order)).toBeVisible();
  const { restaurantId } = vendor;
  expect(await sandbox.log({ restaurantId, endpoint: 'updateOrderStatus' })).toEqual([]);
});
