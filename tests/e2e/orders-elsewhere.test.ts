import { expect, test } from '../support/fixtures.ts';
import { type OrderRef, openAccept, orderCard, REFRESH_MS, step, tab } from '../support/board.ts';

const WAITING = { orders: [{ status: 'waiting_for_confirmation' }] };

test('an order answered elsewhere keeps its open question and the choice, and says so', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor(WAITING);
  const [order] = vendor.orders as [OrderRef];
  await page.clock.install();
  await signIn(vendor, '/orders');
  const dialog = await openAccept(page, order);
  await dialog.getByText('40 min', { exact: true }).click();
  await sandbox.changeOrder(order._id, { status: 'declined' });
  await page.clock.fastForward(REFRESH_MS);
  await expect(dialog.getByText('This order is no longer waiting.')).toBeVisible();
  await expect(dialog.getByRole('radio', { name: '40 min' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Accept, 40 min' }).click();

  await expect(page.getByText('Changed elsewhere: now Declined')).toBeVisible();
  await expect(page.getByText('Order Updated!')).toBeHidden();
  await expect(orderCard(page, order)).toBeHidden();
});

test('a question that was left with the browser is not asked again', async ({
  page,
  newVendor,
  signIn,
}) => {
  const vendor = await newVendor(WAITING);
  const [order] = vendor.orders as [OrderRef];
  await signIn(vendor);
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  const dialog = await openAccept(page, order);
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goForward();

  await expect(step(page, 'Accept', order)).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('an order changed elsewhere moves to its tab by itself', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor(WAITING);
  const [order] = vendor.orders as [OrderRef];
  await page.clock.install();
  await signIn(vendor, '/orders');
  await expect(tab(page, 'New', 1)).toBeVisible();
  await sandbox.changeOrder(order._id, { status: 'cooking' });
  await page.clock.fastForward(REFRESH_MS);

  await expect(tab(page, 'New', 0)).toBeVisible();
  await expect(tab(page, 'Preparing', 1)).toBeVisible();
});

test('a list read before the change does not bring the card back', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ orders: [{ status: 'cooking' }] });
  const [order] = vendor.orders as [OrderRef];
  const { restaurantId } = vendor;
  await page.clock.install();
  await signIn(vendor, '/orders?tab=preparing');
  await expect(orderCard(page, order)).toBeVisible();
  let isAsked = false;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/get-order-by-status', async (route) => {
    if (isAsked || !route.request().postData()?.includes('"cooking"')) return route.continue();
    isAsked = true;
    const old = await route.fetch();
    await released;
    return route.fulfill({ response: old }).catch(() => {});
  });
  await page.clock.fastForward(REFRESH_MS);
  await expect.poll(() => isAsked).toBe(true);
  await step(page, 'Order Ready', order).click();
  await expect(page.getByText('Order Updated!')).toBeVisible();
  release();

  await expect(tab(page, 'Packed', 1)).toBeVisible();
  await expect(tab(page, 'Preparing', 0)).toBeVisible();
  expect(await sandbox.log({ restaurantId, endpoint: 'updateOrderStatus' })).toHaveLength(1);
});

test('a change is finished and told although its screen was left', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor(WAITING);
  const [order] = vendor.orders as [OrderRef];
  const { restaurantId } = vendor;
  await sandbox.fault({ endpoint: 'updateOrderStatus', restaurantId, delayMs: 1_500 });
  await signIn(vendor, '/orders');
  const dialog = await openAccept(page, order);
  await dialog.getByRole('button', { name: 'Accept, 20 min' }).click();
  await expect(step(page, 'Accept', order)).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('link', { name: 'Pending Payouts' }).click();

  await expect(page.getByText('Order Updated!')).toBeVisible();
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(tab(page, 'Preparing', 1)).toBeVisible();
});
