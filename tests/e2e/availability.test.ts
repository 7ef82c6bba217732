import { sentChanges } from '../support/board.ts';
import { expectNoBarriers } from '../support/axe.ts';
import { nameCapabilities } from '../support/capabilities.ts';
import { expect, test } from '../support/fixtures.ts';

const item = (food_item_id: string, food_item_name: string) => ({
  food_item_id,
  food_item_name,
  quantity: 1,
  food_item_price: 100,
});

test('the store pauses with a countdown @long', async ({ page, newVendor, signIn, sandbox }) => {
  const vendor = await newVendor({ demo: ['timings'] });
  const { restaurantId } = vendor;
  await nameCapabilities(page, ['store.pause', 'store.busy', 'store.state']);
  await signIn(vendor, '/timings');
  await page.getByRole('button', { name: 'Pause orders' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pause new orders' });
  await expect(dialog.getByRole('radio', { name: /^Until opening, / })).toBeVisible();
  await dialog.getByText('30 min').click();
  await dialog.getByLabel('Reason').selectOption('Not enough staff');
  await expectNoBarriers(page, 'pausing the store');
  await dialog.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('timer')).toHaveText(/^(30:00|2\d:\d\d) left$/);
  await page.reload();
  await expect(page.getByRole('timer')).toHaveText(/^2\d:\d\d left$/);
  await expectNoBarriers(page, 'a paused store');
  await page.getByRole('button', { name: 'Take orders again' }).click();
  await expect(page.getByRole('timer')).toHaveCount(0);

  await nameCapabilities(page, ['store.pause', 'store.busy']);
  await page.reload();
  await page.getByRole('button', { name: 'Busy' }).click();
  await expect(page.getByRole('dialog', { name: 'Busy kitchen' })).toBeVisible();
  await expectNoBarriers(page, 'a busy kitchen');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Pause orders' }).click();
  await dialog.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your other devices do not show this pause.')).toBeVisible();
  const calls = await sandbox.log({ restaurantId, endpoint: 'storePause' });
  expect(calls.map(({ fields: { minutes, reason } }) => [minutes, reason])).toEqual([
    [30, 'staff'],
    [0, undefined],
    [15, 'too_busy'],
  ]);
});

test('the sold-out item of a rejected order leaves the stock', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ demo: ['menu'] });
  const { restaurantId } = vendor;
  const status = 'waiting_for_confirmation';
  const cart_items = [item('dish-1', 'Dal Makhani'), item('dish-2', 'Butter Naan')];
  await sandbox.addOrder(restaurantId, { status, order_id: 'ORD-7201', cart_items });
  await nameCapabilities(page, ['orders.reason', 'orders.deadline']);
  await signIn(vendor, '/orders');
  await expect(page.getByRole('timer')).toHaveText(/^Answer within 1\d:\d\d$/);
  await page.getByRole('button', { name: 'Reject, order ORD-7201' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Reject order ORD-7201?' });
  await dialog.getByRole('button', { name: 'Reject order' }).click();
  await expect(dialog).toContainText('Choose a reason.');
  await dialog.getByText('Sold out', { exact: true }).click();
  await dialog.getByRole('checkbox', { name: 'Dal Makhani' }).check();
  await expectNoBarriers(page, 'rejecting with a reason');
  await dialog.getByRole('button', { name: 'Reject order' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Order rejected.' })).toBeVisible();
  const [call] = await sentChanges(sandbox, { restaurantId });
  expect(call?.fields).toMatchObject({ reason: 'sold_out', sold_out_item_ids: ['dish-1'] });
});

test('an order that is being prepared gets more time @long', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor();
  const { restaurantId } = vendor;
  await sandbox.addOrder(restaurantId, { status: 'cooking', order_id: 'ORD-7202' });
  await nameCapabilities(page, ['orders.extend']);
  await signIn(vendor, '/orders');
  await page.getByRole('tab', { name: /^Preparing/ }).click();
  await page.getByRole('button', { name: 'More time, order ORD-7202' }).click();
  const dialog = page.getByRole('dialog', { name: 'More time for order ORD-7202' });
  await expectNoBarriers(page, 'more time');
  await dialog.getByText('+10 min', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Add 10 min' }).click();
  await expect(page.getByText(/^Due .*, in (29|30) min$/)).toBeVisible();
  const [call] = await sandbox.log({ restaurantId, endpoint: 'orderExtend' });
  expect(call?.after).toEqual({ cookingTime: '30 minutes' });
});

test('the backend puts an item back with menu.snooze @long', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ demo: ['menu', 'timings'] });
  const { restaurantId } = vendor;
  await nameCapabilities(page, ['menu.snooze']);
  await signIn(vendor, '/food-menu');
  const card = page.getByRole('article', { name: 'Paneer Tikka' });
  await card.getByRole('switch').click();
  await page.getByRole('button', { name: 'Out until…, Paneer Tikka' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paneer Tikka: out of stock' });
  await dialog.getByText(/^Next opening, /).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(card).toContainText('Out until');
  const [call] = await sandbox.log({ restaurantId, endpoint: 'foodItemSnooze' });
  expect(call?.after).toMatchObject({ in_stock: false, out_until: call?.fields.until });
  const stored = await page.evaluate(() => localStorage.getItem('menu_out_until'));
  expect(stored).toBeNull();
});

test('there is no control without the capabilities', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ demo: ['timings'] });
  const { restaurantId } = vendor;
  const status = 'waiting_for_confirmation';
  await sandbox.addOrder(restaurantId, { status, order_id: 'ORD-7203' });
  await signIn(vendor, '/orders');
  await page.getByRole('button', { name: 'Reject, order ORD-7203' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Reject order ORD-7203?' })).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Pause|Busy/ })).toHaveCount(0);
  expect(await sandbox.log({ restaurantId, endpoint: 'storeState' })).toEqual([]);
});
