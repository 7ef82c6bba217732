import type { Page } from '@playwright/test';
import { vi } from 'vitest';
import { searchBox } from '../../../../tests/pages/screen.ts';
import { type OrderRef, orderCard, sentChanges, tab } from '../../../../tests/support/board.ts';
import { expect, test } from '../../../../tests/support/screen/screen.tsx';

const HANDOVER = { capabilities: ['orders.handover'] } as const;

const READY = { status: 'ready_to_pickup', verification_code: '9012' };

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Find an order' });

/** The order that the search shows large. */
const found = (page: Page, { order_id }: OrderRef) =>
  dialog(page).getByRole('article', { name: `Order ${order_id}` });

/** One tap; the field has the focus. */
async function search(page: Page, text: string) {
  await page.getByRole('button', { name: 'Search' }).click();
  await searchBox(page).fill(text);
}

test('a rider with a code is served with two taps from the tab New', async ({
  page,
  signInNew,
  sandbox,
}) => {
  const orders = [
    { ...READY, delivery_address: { name: 'Asha Rao', phone: '6000000011' } },
    { ...READY, verification_code: '4821' },
  ];
  const vendor = await signInNew({ orders }, '/orders', HANDOVER);
  const [order] = vendor.orders as [OrderRef];
  await expect(tab(page, 'New', 0)).toHaveAttribute('aria-selected', 'true');
  await search(page, '9012');

  const hit = found(page, order);
  await expect(hit).toContainText('Code 9012');
  await expect(hit).toContainText('Ready to Pickup');
  await expect(hit).toContainText('Ravi Sample');
  await expect(hit.getByRole('listitem').first()).toContainText('Paneer Butter Masala');
  await expect(hit.getByRole('link', { name: '6000000011' })).toHaveAttribute(
    'href',
    'tel:6000000011',
  );
  const handOver = hit.getByRole('button', { name: `Handed over, order ${order.order_id}` });
  await vi.waitFor(async () => {
    // A tap on a button that has just appeared does nothing, and the button is gone once it was taken.
    if ((await handOver.all()).length > 0) await handOver.click();
    expect((await sentChanges(sandbox, vendor)).length).toBe(1);
  }, 20_000);
  await expect(hit).toContainText('Completed');
  const [sent] = await sentChanges(sandbox, vendor);
  expect(sent?.after).toEqual({ status: 'completed' });
});

test('without the capability the rider hands over', async ({ page, signInNew }) => {
  const { orders } = await signInNew({ orders: [READY] }, '/orders');
  await search(page, '9012');
  const hit = found(page, orders[0]);
  await expect(hit.getByRole('button')).toHaveText('Order Is Ready. Waiting For Rider Pickup.');
});

test('one search finds orders of every tab and those of today that ended', async ({
  page,
  signInNew,
  sandbox,
}) => {
  const statuses = ['waiting_for_confirmation', 'cooking', 'packing_processing', 'ready_to_pickup'];
  const ended = ['completed', 'declined'];
  const orders = [...statuses, ...ended].map((status) => ({
    status,
    cart_items: [{ food_item_name: 'Mishti Doi', quantity: 1, food_item_price: 90 }],
  }));
  const other = { status: 'cooking', order_id: 'OTHER-1' };
  const vendor = await signInNew({ orders: [...orders, other] }, '/orders');
  await expect(tab(page, 'Ready')).toHaveText('Ready1');
  await search(page, 'doi');
  const rows = dialog(page).getByRole('listitem');
  await expect(rows).toHaveCount(6);
  await expect(rows.first()).toContainText('Ready to Pickup');
  await expect(rows.last()).toContainText(/Completed|Declined/);
  const calls = await sandbox.log({ restaurantId: vendor.restaurantId });
  const reads = calls.filter(({ fields }) => fields.limit === 200);
  expect(reads.map(({ endpoint }) => endpoint)).toEqual(['orderHistory']);
  expect(JSON.stringify(calls.map(({ fields }) => fields))).not.toContain('doi');

  await rows.last().getByRole('button').click();
  await expect(dialog(page).getByRole('article')).toHaveCount(1);
  await searchBox(page).fill('no such dish');
  await expect(dialog(page)).toContainText('No orders match your search.');
});

test('the code of a ready order is on its card only', async ({ page, signInNew }) => {
  const cooking = { status: 'cooking', verification_code: '7777' };
  const { orders } = await signInNew({ orders: [READY, cooking] }, '/orders?tab=ready');
  await expect(orderCard(page, orders[0])).toContainText('Code 9012');
  await tab(page, 'Preparing').click();
  await expect(orderCard(page, orders[1])).toBeVisible();
  await expect(orderCard(page, orders[1])).not.toContainText('7777');
});

test('a code is nowhere but on the screen', async ({ page, signInNew, sandbox }) => {
  const vendor = await signInNew({ orders: [READY] }, '/orders');
  await search(page, '9012');
  await expect(found(page, vendor.orders[0])).toBeVisible();
  expect(page.url()).not.toContain('9012');
  const calls = await sandbox.log({ restaurantId: vendor.restaurantId });
  expect(JSON.stringify(calls.map(({ path, fields }) => [path, fields]))).not.toContain('9012');
});

test('finished orders that cannot be read do not hide the open ones', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ orders: [READY] });
  const { restaurantId } = vendor;
  await signIn(vendor, '/orders');
  await expect(tab(page, 'Ready')).toHaveText('Ready1');
  await sandbox.fault({ endpoint: 'orderHistory', restaurantId, status: 400 });
  await search(page, '9012');
  await expect(found(page, vendor.orders[0])).toBeVisible();
  await expect(dialog(page)).toContainText("Today's finished orders could not be loaded.");
});
