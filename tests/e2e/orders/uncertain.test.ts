import type { Page } from '@playwright/test';
import type { SandboxControl, Vendor } from '../../../testing/index.ts';
import { menuOf } from '../../pages/menu.ts';
import { titleOf } from '../../pages/screen.ts';
import {
  clickTenTimesAtOnce,
  nameOf,
  type OrderRef,
  openAccept,
  openMessages,
  orderCard,
  REFRESH_MS,
  refreshUntil,
  sentChanges,
  step,
  tab,
} from '../../support/board.ts';
import { expect, test } from '../../support/fixtures.ts';

/** How long a change without an answer is looked up before it is shown as unconfirmed. */
const CHECKING_MS = 30_000;

const TWO_WAITING = {
  orders: [{ status: 'waiting_for_confirmation' }, { status: 'waiting_for_confirmation' }],
} as const;

/** Refreshes four times, and waits after each refresh until an order has been read again. */
async function refreshFourTimes(page: Page, reads: () => Promise<number>) {
  const before = await reads();
  for (const refresh of [1, 2, 3, 4]) {
    await expect(async () => {
      await page.clock.fastForward(REFRESH_MS);
      await expect.poll(reads, { timeout: 5_000 }).toBeGreaterThanOrEqual(before + refresh);
    }).toPass();
  }
}

async function accept(page: Page, order: OrderRef, prepare = async () => {}) {
  const dialog = await openAccept(page, order);
  await prepare();
  await dialog.getByRole('button', { name: 'Accept, 20 min' }).click();
  await expect(unconfirmed(page)).toContainText(nameOf(order));
}

function unconfirmed(page: Page) {
  return page.getByText('1 order change is not confirmed yet.');
}

/** Accepts the first order on the board. The answer is lost, and the order cannot be read. */
async function acceptWithoutAnswer(page: Page, sandbox: SandboxControl, vendor: Vendor) {
  const { restaurantId } = vendor;
  const [order] = vendor.orders as [OrderRef];
  await sandbox.fault({ endpoint: 'updateOrderStatus', restaurantId, dropAfterCommit: true });
  const lookUp = await sandbox.fault({ endpoint: 'orderDetails', restaurantId, status: 503 });
  await accept(page, order);
  await page.clock.fastForward(CHECKING_MS);
  return { order, lookUp };
}

const CALLS = '**/api/**';

/** Cuts the page off from its server. */
async function cutOff(page: Page) {
  await page.route(CALLS, (route) => route.abort('connectionrefused'));
}

test('a change whose answer was lost ends as Preparing', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor(TWO_WAITING);
  const [order] = vendor.orders;
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

test('an unconfirmed change is looked up once per refresh', async ({
  page,
  signInNew,
  sandbox,
}) => {
  await page.clock.install();
  const vendor = await signInNew(TWO_WAITING, '/orders');
  await acceptWithoutAnswer(page, sandbox, vendor);
  const { restaurantId } = vendor;
  const messages = await openMessages(page);
  await expect(messages).toHaveText([/Not confirmed/]);
  const reads = async () => (await sandbox.log({ restaurantId, endpoint: 'orderDetails' })).length;
  const lists = async () => (await sandbox.log({ restaurantId, endpoint: 'waitingOrders' })).length;
  const before = { reads: await reads(), lists: await lists() };
  await refreshFourTimes(page, reads);
  const made = (await reads()) - before.reads;
  // One read of a list and one look-up may be pending when counting starts.
  expect(made).toBeLessThanOrEqual((await lists()) - before.lists + 2);
  await expect(messages).toHaveText([/Not confirmed/]);
});

test('an unconfirmed change is settled from the dashboard', async ({
  page,
  signInNew,
  sandbox,
}) => {
  await page.clock.install();
  const vendor = await signInNew(TWO_WAITING, '/orders');
  const { order, lookUp } = await acceptWithoutAnswer(page, sandbox, vendor);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  // The dialog closes when the title of the new screen is focused.
  await expect(titleOf(page, 'Test Kitchen')).toBeFocused();
  await expect(unconfirmed(page)).toContainText(nameOf(order));
  await sandbox.clearFault(lookUp.id);
  const messages = await openMessages(page);
  await refreshUntil(page, messages.filter({ hasText: 'Order Updated!' }));
  await expect(unconfirmed(page)).toBeHidden();
  expect(await sentChanges(sandbox, vendor)).toHaveLength(1);
});

test('signing out asks about an unconfirmed change', async ({ page, signInNew }) => {
  await page.clock.install();
  const {
    orders: [first],
  } = await signInNew(TWO_WAITING, '/orders');
  await expect(tab(page, 'New', 2)).toBeVisible();
  // Cut the page off only now, because the dialog cannot be opened while the server does not respond.
  await accept(page, first, () => cutOff(page));
  await expect(orderCard(page, first).getByText('Checking…')).toBeVisible();
  await menuOf(page).getByRole('button', { name: 'Sign out' }).click();
  const question = page.getByRole('alertdialog', { name: /unconfirmed order/ });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/orders$/);
});

test('a change stays unconfirmed until an unreachable server answers again', async ({
  page,
  signInNew,
  sandbox,
}) => {
  await page.clock.install();
  const vendor = await signInNew(TWO_WAITING, '/orders');
  const [first] = vendor.orders;
  await expect(tab(page, 'New', 2)).toBeVisible();
  await accept(page, first, () => cutOff(page));
  await page.clock.fastForward(CHECKING_MS);
  const card = orderCard(page, first);
  await expect(card.getByText('Not confirmed', { exact: true })).toBeVisible();
  await expect(unconfirmed(page)).toContainText(nameOf(first));
  await expect(step(page, 'Accept', first)).toBeHidden();

  await page.unroute(CALLS);
  await refreshUntil(page, step(page, 'Accept', first));
  await expect(unconfirmed(page)).toBeHidden();
  const notices = (await openMessages(page)).filter({ hasText: 'Not applied, try again' });
  await expect(notices).toHaveCount(1);
  const { restaurantId } = vendor;
  expect(await sentChanges(sandbox, { restaurantId })).toEqual([]);
});

test('offline no order can be accepted', async ({ page, context, signInNew, sandbox }) => {
  await page.clock.install();
  const vendor = await signInNew(TWO_WAITING, '/orders');
  const [order] = vendor.orders;
  await expect(tab(page, 'New', 2)).toBeVisible();
  await context.setOffline(true);
  const name = `Accept, order ${order.order_id}`;
  const blocked = page.getByRole('button', { name, disabled: true });
  await expect(blocked).toHaveAccessibleDescription(/^Can't reach the marketplace/);
  await blocked.press('Enter');
  await clickTenTimesAtOnce(blocked);
  await context.setOffline(false);
  await refreshUntil(page, page.getByRole('button', { name, disabled: false }));
  await expect(page.getByRole('dialog')).toBeHidden();
  const { restaurantId } = vendor;
  expect(await sentChanges(sandbox, { restaurantId })).toEqual([]);
});
