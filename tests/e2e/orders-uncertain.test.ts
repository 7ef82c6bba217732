import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import {
  clickTenTimesAtOnce,
  type OrderRef,
  openAccept,
  openMessages,
  orderCard,
  REFRESH_MS,
  refreshUntil,
  step,
  tab,
} from '../support/board.ts';

/** How long a lost answer is asked about before it stays unconfirmed. */
const CHECKING_MS = 30_000;

const TWO_WAITING = {
  orders: [{ status: 'waiting_for_confirmation' }, { status: 'waiting_for_confirmation' }],
};

async function accept(page: Page, order: OrderRef, prepare = async () => {}) {
  const dialog = await openAccept(page, order);
  await prepare();
  await dialog.getByRole('button', { name: 'Accept, 20 min' }).click();
  await expect(unconfirmed(page)).toContainText(order.order_id);
}

function unconfirmed(page: Page) {
  return page.getByText('1 order change is not confirmed yet.');
}

const CALLS = '**/api/**';

/** Cuts the page off from its server. */
async function cutOff(page: Page) {
  await page.route(CALLS, (route) => route.abort('connectionrefused'));
}

test('an answer lost after the change was made ends as Preparing, sent once', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor(TWO_WAITING);
  const [order] = vendor.orders as [OrderRef];
  const { restaurantId } = vendor;
  const endpoint = 'updateOrderStatus';
  await sandbox.fault({ endpoint, restaurantId, dropAfterCommit: true, times: 1 });
  const reading = await sandbox.fault({ endpoint: 'orderDetails', restaurantId, hold: true });
  await signIn(vendor, '/orders');
  await accept(page, order);
  await sandbox.clearFault(reading.id);

  await expect(page.getByText('Order Updated!')).toBeVisible();
  await expect(unconfirmed(page)).toBeHidden();
  await tab(page, 'Preparing', 1).click();
  await expect(step(page, 'Order Ready', order)).toBeVisible();
  expect(await sandbox.log({ restaurantId, endpoint })).toMatchObject([{ effective: true }]);
});

test('a change that nobody confirms is asked about once per refresh without a word, and settled from the dashboard', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor(TWO_WAITING);
  const [order] = vendor.orders as [OrderRef];
  const { restaurantId } = vendor;
  await sandbox.fault({ endpoint: 'updateOrderStatus', restaurantId, dropAfterCommit: true });
  const fault = await sandbox.fault({ endpoint: 'orderDetails', restaurantId, status: 503 });
  await page.clock.install();
  await signIn(vendor, '/orders');
  await accept(page, order);
  await page.clock.fastForward(CHECKING_MS);
  const messages = await openMessages(page);
  await expect(messages).toHaveText([/Not confirmed/]);
  const reads = async () => (await sandbox.log({ restaurantId, endpoint: 'orderDetails' })).length;
  const lists = async () => (await sandbox.log({ restaurantId, endpoint: 'waitingOrders' })).length;
  const before = { reads: await reads(), lists: await lists() };
  for (const refresh of [1, 2, 3, 4]) {
    await expect(async () => {
      await page.clock.fastForward(REFRESH_MS);
      await expect.poll(reads, { timeout: 5_000 }).toBeGreaterThanOrEqual(before.reads + refresh);
    }).toPass();
  }
  const made = (await reads()) - before.reads;
  // When the counting began a reading of a list and the last one of the check may have been under way.
  expect(made).toBeLessThanOrEqual((await lists()) - before.lists + 2);
  await expect(messages).toHaveText([/Not confirmed/]);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  // The title takes the focus when it is drawn, and what is open closes.
  await expect(page.getByRole('heading', { level: 1, name: 'Test Kitchen' })).toBeFocused();
  await expect(unconfirmed(page)).toContainText(order.order_id);
  await sandbox.clearFault(fault.id);
  await openMessages(page);
  await refreshUntil(page, messages.filter({ hasText: 'Order Updated!' }));
  await expect(unconfirmed(page)).toBeHidden();
  expect(await sandbox.log({ restaurantId, endpoint: 'updateOrderStatus' })).toHaveLength(1);
});

test('what a server nobody reaches swallowed is listed, asked about at sign-out and never sent later; offline nothing can be changed', async ({
  page,
  context,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor(TWO_WAITING);
  const [first, second] = vendor.orders as [OrderRef, OrderRef];
  await page.clock.install();
  await signIn(vendor, '/orders');
  await expect(tab(page, 'New', 2)).toBeVisible();
  // Only now: while nobody answers, no question can be opened.
  await accept(page, first, () => cutOff(page));
  await expect(orderCard(page, first).getByText('Checking…')).toBeVisible();
  await page.getByText('Sign out', { exact: true }).first().click();
  const question = page.getByRole('alertdialog', { name: /unconfirmed order/ });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/orders$/);
  await page.clock.fastForward(CHECKING_MS);
  const card = orderCard(page, first);
  await expect(card.getByText('Not confirmed', { exact: true })).toBeVisible();
  await expect(unconfirmed(page)).toContainText(first.order_id);
  await expect(step(page, 'Accept', first)).toBeHidden();

  await page.unroute(CALLS);
  await refreshUntil(page, step(page, 'Accept', first));
  await expect(unconfirmed(page)).toBeHidden();

  await context.setOffline(true);
  const name = `Accept, order ${second.order_id}`;
  const blocked = page.getByRole('button', { name, disabled: true });
  await refreshUntil(page, blocked);
  await expect(blocked).toHaveAccessibleDescription(/^No connection to the marketplace/);
  await blocked.press('Enter');
  await clickTenTimesAtOnce(blocked);
  await context.setOffline(false);
  await refreshUntil(page, page.getByRole('button', { name, disabled: false }));
  await expect(page.getByRole('dialog')).toBeHidden();
  const told = (await openMessages(page)).filter({ hasText: 'Not applied, try again' });
  await expect(told).toHaveCount(1);
  const { restaurantId } = vendor;
  expect(await sandbox.log({ restaurantId, endpoint: 'updateOrderStatus' })).toEqual([]);
});
