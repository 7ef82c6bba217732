import type { Page } from '@playwright/test';
import { expect, test } from '../../../tests/support/screen/screen.tsx';

const toast = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text }).first();

function cooking(...names: string[]) {
  const cart_items = names.map((food_item_name) => ({
    food_item_name,
    quantity: 1,
    food_item_price: 100,
    veg_nonveg: 'veg',
  }));
  return { status: 'cooking', order_id: 'ORD-7101', cart_items };
}

/** Chooses until when the dish is out of stock. */
async function until(page: Page, choice: RegExp) {
  const sheet = page.getByRole('dialog', { name: 'Dal Makhani: out of stock' });
  await sheet.getByRole('button', { name: choice }).click();
}

/** Chooses an entry in the menu of the order's card. */
async function fromCard(page: Page, entry: string) {
  await page.getByRole('button', { name: 'More actions, order ORD-7101' }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

test('a dish of an order is marked sold out for two hours from its card', async ({
  page,
  signInNew,
  sandbox,
}) => {
  const orders = [cooking('Dal Makhani', 'Masala Dosa')];
  const made = { orders, demo: ['menu'] };
  const { restaurantId } = await signInNew(made, '/orders?tab=preparing');
  await fromCard(page, 'Mark sold out: Dal Makhani');
  await until(page, /^2 hours ?until/);
  await expect(toast(page, 'Dal Makhani is out of stock until ')).toBeVisible();
  const calls = await sandbox.log({ restaurantId, endpoint: 'foodItemUpdate' });
  expect(calls.map(({ fields }) => fields.in_stock)).toEqual(['false']);
});

test('Undo puts a sold-out line back in stock', async ({ page, signInNew, sandbox }) => {
  const orders = [cooking('Dal Makhani', 'Not on the menu')];
  const { restaurantId } = await signInNew(
    { orders, demo: ['menu'] },
    '/orders/view-order/ORD-7101',
  );
  await page.getByRole('button', { name: 'Mark sold out, Dal Makhani' }).click();
  await until(page, /^Until I say$/);
  await expect(toast(page, 'Dal Makhani is out of stock.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Dal Makhani is in stock again.')).toBeVisible();
  const calls = await sandbox.log({ restaurantId, endpoint: 'foodItemUpdate' });
  expect(calls.map(({ fields }) => fields.in_stock)).toEqual(['false', 'true']);
  expect(calls[0]?.after).toEqual({ ...(calls[0]?.before as object), in_stock: false });
  expect(calls[1]?.after).toEqual(calls[0]?.before);
});

test('a dish that is out already has the same sheet from its order, with its time and the way back', async ({
  page,
  signInNew,
  sandbox,
}) => {
  const made = { orders: [cooking('Dal Makhani')], demo: ['menu'] };
  const { restaurantId } = await signInNew(made, '/orders?tab=preparing');
  await fromCard(page, 'Mark sold out: Dal Makhani');
  await until(page, /^2 hours ?until/);
  await expect(toast(page, 'Dal Makhani is out of stock until ')).toBeVisible();
  await fromCard(page, 'Mark sold out: Dal Makhani');
  const sheet = page.getByRole('dialog', { name: 'Dal Makhani: out of stock' });
  await expect(sheet.getByText(/^Out of stock until .*\d+:\d\d [AP]M\. /)).toBeVisible();
  await until(page, /^Back in stock$/);
  await expect(toast(page, 'Dal Makhani is in stock again.')).toBeVisible();
  const calls = await sandbox.log({ restaurantId, endpoint: 'foodItemUpdate' });
  expect(calls.map(({ fields }) => fields.in_stock)).toEqual(['false', 'true']);
});

test('a sold-out item that the server refuses to change stays in stock', async ({
  page,
  signInNew,
  sandbox,
}) => {
  const made = { orders: [cooking('Dal Makhani')], demo: ['menu'] };
  const { restaurantId } = await signInNew(made, '/orders/view-order/ORD-7101');
  const refused = { statusCode: 400, message: 'The store is closed.' };
  await sandbox.fault({ endpoint: 'foodItemUpdate', restaurantId, body: refused });
  await page.getByRole('button', { name: 'Mark sold out, Dal Makhani' }).click();
  await until(page, /^Today ?until/);
  await expect(page.getByRole('dialog')).toContainText(
    'Dal Makhani was not changed. The store is closed.',
  );
});

test('without the permission for the stock an order offers no “Mark sold out”', async ({
  page,
  signInNew,
}) => {
  const permissions = ['orders_accept_decline', 'orders_status_update'];
  await signInNew({ orders: [cooking('Dal Makhani')], permissions }, '/orders/view-order/ORD-7101');
  await expect(page.getByRole('listitem').filter({ hasText: 'Dal Makhani' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Mark sold out/ })).toHaveCount(0);
});
