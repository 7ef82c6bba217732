import type { Page } from '@playwright/test';
import { ordersLink } from '../../pages/menu.ts';
import {
  acceptOrder,
  type OrderRef,
  openAccept,
  orderCard,
  REFRESH_MS,
  refreshUntil,
  sentChanges,
  step,
  tab,
} from '../../support/board.ts';
import { expect, test } from '../../support/fixtures.ts';
import { createGate } from '../../support/gate.ts';

const NEW = { status: 'waiting_for_confirmation' };

test('an order that was changed elsewhere moves to its tab', async ({
  page,
  signInNew,
  sandbox,
}) => {
  await page.clock.install();
  const {
    orders: [order],
  } = await signInNew({ orders: [NEW, NEW] }, '/orders');
  await expect(tab(page, 'New', 2)).toBeVisible();
  await sandbox.changeOrder(order._id, { status: 'cooking' });
  await refreshUntil(page, tab(page, 'Preparing', 1));
  await expect(tab(page, 'New', 1)).toBeVisible();
});

test('a dialog that was left with Back is not open again after Forward', async ({
  page,
  signInNew,
}) => {
  const {
    orders: [order],
  } = await signInNew({ orders: [NEW] });
  await ordersLink(page).click();
  const dialog = await openAccept(page, order);
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goForward();
  await expect(step(page, 'Accept', order)).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('an open dialog says that its order was changed elsewhere', async ({
  page,
  signInNew,
  sandbox,
}) => {
  await page.clock.install();
  const vendor = await signInNew({ orders: [NEW] }, '/orders');
  const [order] = vendor.orders;
  const dialog = await openAccept(page, order);
  await dialog.getByText('40 min', { exact: true }).click();
  await sandbox.changeOrder(order._id, { status: 'declined' });
  await refreshUntil(page, dialog.getByText('This order was already answered or cancelled.'));
  await expect(dialog.getByRole('radio', { name: '40 min' })).toBeChecked();
  const accept = dialog.getByRole('button', { name: 'Accept, 40 min' });
  await expect(accept).toBeDisabled();
  await accept.click({ force: true });
  await expect(dialog).toBeVisible();
  const { restaurantId } = vendor;
  expect(await sentChanges(sandbox, { restaurantId })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(orderCard(page, order)).toBeHidden();
});

/**
 * Refreshes the lists, and holds the answer to the request that contains `text` until the returned function is called.
 */
async function holdRefresh(page: Page, address: string, text: string) {
  const gate = createGate();
  const calls = { made: 0, isDelivered: false };
  await page.route(address, async (route) => {
    if (!route.request().postData()?.includes(text)) return route.continue();
    calls.made += 1;
    if (calls.made > 1) return route.continue();
    const old = await route.fetch();
    await gate.opened;
    // The page may have cancelled the request by now.
    await route.fulfill({ response: old }).catch(() => {});
    calls.isDelivered = true;
  });
  await expect(async () => {
    await page.clock.fastForward(REFRESH_MS);
    await expect.poll(() => calls.made, { timeout: 2_000 }).toBeGreaterThan(0);
  }).toPass();
  return async () => {
    gate.open();
    await expect.poll(() => calls.isDelivered).toBe(true);
  };
}

test('an answer to an older request does not replace that of a newer one', async ({
  page,
  signInNew,
  sandbox,
}) => {
  await page.clock.install();
  const { restaurantId } = await signInNew({}, '/orders');
  await expect(tab(page, 'New', 0)).toBeVisible();
  const releaseOld = await holdRefresh(page, '**/get-waiting-order', restaurantId);
  const added = await sandbox.addOrder(restaurantId);
  // The held request times out after ten seconds; the next request succeeds.
  await refreshUntil(page, orderCard(page, added));
  await releaseOld();
  await expect(tab(page, 'New', 1)).toBeVisible();
  await expect(orderCard(page, added)).toBeVisible();
});

test('an answer to a request from before a change does not replace it', async ({
  page,
  signInNew,
  sandbox,
}) => {
  await page.clock.install();
  const {
    orders: [order],
    restaurantId,
  } = await signInNew({ orders: [{ status: 'cooking' }] }, '/orders');
  await tab(page, 'Preparing', 1).click();
  const releaseOutdated = await holdRefresh(page, '**/get-order-by-status', '"cooking"');
  await step(page, 'Order Ready', order).click();
  await expect(page.getByText('Order Updated!')).toBeVisible();
  await releaseOutdated();
  await expect(tab(page, 'Packed', 1)).toBeVisible();
  await expect(tab(page, 'Preparing', 0)).toBeVisible();
  expect(await sentChanges(sandbox, { restaurantId })).toHaveLength(1);
});

test('a change is announced after its screen was left', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ orders: [NEW] });
  const [order] = vendor.orders as [OrderRef];
  const { restaurantId } = vendor;
  const endpoint = 'updateOrderStatus';
  const { id } = await sandbox.fault({ endpoint, restaurantId, hold: true });
  await signIn(vendor, '/orders');
  await acceptOrder(page, order);
  await expect(step(page, 'Accept', order)).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('link', { name: 'Pending Payouts' }).click();
  await expect(page).toHaveURL(/\/pending-payouts$/);
  await sandbox.clearFault(id);

  await expect(page.getByText('Order Updated!')).toBeVisible();
  await ordersLink(page).click();
  await expect(tab(page, 'Preparing', 1)).toBeVisible();
});
