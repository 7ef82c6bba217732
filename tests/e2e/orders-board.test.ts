import { expect, test } from '../support/fixtures.ts';
import { type OrderRef, orderCard, REFRESH_MS, step, tab } from '../support/board.ts';

const ITEM = { food_item_name: 'Idli', quantity: 1, food_item_price: 40, veg_nonveg: 'veg' };
const STATUSES = [
  'waiting_for_confirmation',
  'waiting_for_confirmation',
  'cooking',
  'packing_processing',
  'ready_to_pickup',
  'ready_to_pickup',
  'ready_to_pickup',
  'completed',
  'declined',
];

test('five tabs count the orders of their step, and All counts every one', async ({
  page,
  newVendor,
  signIn,
}) => {
  await signIn(await newVendor({ orders: STATUSES.map((status) => ({ status })) }));
  await page.goto('/orders');

  for (const [name, count] of Object.entries({ All: 9, New: 2, Preparing: 1, Packed: 1, Ready: 3 }))
    await expect(tab(page, name, count)).toBeVisible();
  await expect(tab(page, 'New')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('the tab is in the address and survives a reload', async ({ page, newVendor, signIn }) => {
  const vendor = await newVendor({ orders: STATUSES.map((status) => ({ status })) });
  await signIn(vendor, '/orders');
  await tab(page, 'Ready').click();
  await expect(page).toHaveURL(/\/orders\?tab=ready$/);
  await page.reload();

  await expect(tab(page, 'Ready', 3)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('article')).toHaveCount(3);
});

test('an unknown tab in the address is New', async ({ page, newVendor, signIn }) => {
  await signIn(await newVendor());
  await page.goto('/orders?tab=%3Cscript%3E');

  await expect(tab(page, 'New', 0)).toHaveAttribute('aria-selected', 'true');
});

test('arrow keys walk the tabs and go around', async ({ page, newVendor, signIn }) => {
  await signIn(await newVendor());
  await page.goto('/orders');
  await tab(page, 'New').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Preparing')).toBeFocused();
  await page.keyboard.press('End');
  await expect(tab(page, 'Ready')).toBeFocused();
  await page.keyboard.press('ArrowRight');

  await expect(tab(page, 'All')).toBeFocused();
  await expect(tab(page, 'All')).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/tab=all$/);
});

test('every tab without orders says so', async ({ page, newVendor, signIn }) => {
  await signIn(await newVendor());
  await page.goto('/orders');

  for (const name of ['All', 'New', 'Preparing', 'Packed', 'Ready']) {
    await tab(page, name, 0).click();
    await expect(page.getByText('No Orders found')).toBeVisible();
  }
});

test('a card with three items shows two and View More', async ({ page, newVendor, signIn }) => {
  const cart_items = ['Idli', 'Vada', 'Dosa'].map((name) => ({ ...ITEM, food_item_name: name }));
  const vendor = await newVendor({ orders: [{ status: 'cooking', cart_items }] });
  const [order] = vendor.orders as [OrderRef];
  await signIn(vendor, '/orders?tab=preparing');
  const card = orderCard(page, order);
  await expect(card.getByRole('listitem')).toHaveText([/Idli/, /Vada/]);
  await card.getByRole('link', { name: `View More, order ${order.order_id}` }).click();

  await expect(page).toHaveURL(new RegExp(`/orders/view-order/${order.order_id}$`));
});

test('a card with two items shows both and View Details', async ({ page, newVendor, signIn }) => {
  const orders = [{ status: 'cooking', cart_items: [ITEM, ITEM] }];
  await signIn(await newVendor({ orders }));
  await page.goto('/orders?tab=preparing');

  await expect(page.getByRole('article').getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('link', { name: /^View Details, order/ })).toHaveText('View Details');
});

test('All only shows: no card there has a button', async ({ page, newVendor, signIn }) => {
  await signIn(await newVendor({ orders: STATUSES.map((status) => ({ status })) }));
  await page.goto('/orders?tab=all');

  await expect(page.getByRole('article')).toHaveCount(9);
  await expect(page.getByRole('article').getByRole('button')).toHaveCount(0);
});

test('a ready order waits for its rider', async ({ page, newVendor, signIn }) => {
  await signIn(await newVendor({ orders: [{ status: 'ready_to_pickup' }] }));
  await page.goto('/orders?tab=ready');

  const button = page.getByRole('article').getByRole('button');
  await expect(button).toHaveText('Order Is Ready. Waiting For Rider Pickup.');
  await expect(button).toBeDisabled();
});

test('an order that arrives leaves the focus where it was', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ orders: [{ status: 'waiting_for_confirmation' }] });
  const [order] = vendor.orders as [OrderRef];
  await page.clock.install();
  await signIn(vendor, '/orders');
  await step(page, 'Accept', order).focus();
  await sandbox.addOrder(vendor.restaurantId);
  await page.clock.fastForward(REFRESH_MS);
  await expect(tab(page, 'New', 2)).toBeVisible();

  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(step(page, 'Accept', order)).toBeFocused();
});
