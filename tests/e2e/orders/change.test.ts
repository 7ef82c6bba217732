import { expectNoBarriers } from '../../support/axe.ts';
import {
  cardsWhileShown,
  clickTenTimesAtOnce,
  openAccept,
  openMessages,
  sentChanges,
  step,
  tab,
} from '../../support/board.ts';
import { nameCapabilities } from '../../support/capabilities.ts';
import { expect, test } from '../../support/fixtures.ts';

const NEW = { status: 'waiting_for_confirmation' };
const COOKING = { status: 'cooking' };

const item = (food_item_id: string, food_item_name: string) => ({
  food_item_id,
  food_item_name,
  quantity: 1,
  food_item_price: 100,
});

test('Enter on a preparation time accepts with it', async ({ page, signInNew, sandbox }) => {
  const vendor = await signInNew({ orders: [NEW] }, '/orders');
  const [accepted] = vendor.orders;
  await step(page, 'Accept', accepted).focus();
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(page.getByRole('radio', { name: '20 min' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '25 min' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(tab(page, 'New', 0)).toBeVisible();
  const fields = { food_order_id: accepted._id, cooking_time: '25 minutes' };
  expect(await sentChanges(sandbox, vendor)).toMatchObject([{ fields }]);
});

test('ten clicks or a double click on Accept send one request', async ({
  page,
  signInNew,
  sandbox,
}) => {
  const vendor = await signInNew({ orders: [NEW] }, '/orders');
  const [order] = vendor.orders;
  const dialog = await openAccept(page, order);
  const answer = dialog.getByRole('button', { name: 'Accept, 20 min' });
  await answer.dispatchEvent('click', { detail: 2 });
  await expect(answer).toBeVisible();
  await clickTenTimesAtOnce(answer);
  await expect(tab(page, 'Preparing', 1)).toBeVisible();
  expect(await sentChanges(sandbox, vendor)).toHaveLength(1);
  await expect(await openMessages(page)).toHaveText([/Order Updated!/]);
});

test('clicks on a card that moves away change each order once', async ({
  page,
  sandbox,
  signInNew,
}) => {
  const vendor = await signInNew({ orders: [COOKING, COOKING, COOKING] }, '/orders?tab=preparing');
  await expect(tab(page, 'Preparing', 3)).toBeVisible();
  const ready = page.getByRole('article').getByRole('button', { name: /Order Ready/ });
  await clickTenTimesAtOnce(ready.last());
  await expect(tab(page, 'Packed', 1)).toBeVisible();
  await expect(ready).toHaveCount(2);
  const box = await ready.first().boundingBox();
  if (!box) throw new Error('There is no button');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y);
  await expect(tab(page, 'Packed', 2)).toBeVisible();
  await expect(ready).toHaveCount(1);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await tab(page, 'Packed', 2).click();
  await expect(tab(page, 'Preparing', 1)).toBeVisible();
  const statuses = (await sentChanges(sandbox, vendor)).map(({ fields }) => fields.status);
  expect(statuses).toEqual(['packing_processing', 'packing_processing']);
});

test('a card has left when its toast is shown', async ({ page, signInNew }) => {
  await signInNew({ orders: [COOKING, COOKING] }, '/orders?tab=preparing');
  await expect(page.getByRole('article')).toHaveCount(2);
  const cardsAtToast = await cardsWhileShown(page, 'Order Updated!');
  await page
    .getByRole('article')
    .getByRole('button', { name: /Order Ready/ })
    .first()
    .click();
  await expect(await openMessages(page)).toHaveText([/Order Updated!/]);
  expect((await cardsAtToast.jsonValue())[0]).toBe(1);
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
  const withoutId = { food_item_name: 'Chicken 65', quantity: 1 };
  const cart_items = [item('dish-1', 'Dal Makhani'), item('dish-2', 'Butter Naan'), withoutId];
  await sandbox.addOrder(restaurantId, { status, order_id: 'ORD-7201', cart_items });
  await nameCapabilities(page, ['orders.reason', 'orders.deadline']);
  await signIn(vendor, '/orders');
  await expect(page.getByRole('timer')).toHaveText(/^1\d:\d\d to answer$/);
  await page.getByRole('button', { name: 'Reject, order ORD-7201' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Reject order #7201?' });
  await dialog.getByRole('button', { name: 'Reject order' }).click();
  await expect(dialog).toContainText('Choose a reason.');
  await dialog.getByText('Sold out', { exact: true }).click();
  await dialog.getByRole('checkbox', { name: 'Dal Makhani' }).check();
  await dialog.getByRole('checkbox', { name: 'Chicken 65' }).check();
  await expectNoBarriers(page, 'rejecting with a reason');
  await dialog.getByRole('button', { name: 'Reject order' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Order rejected.' })).toBeVisible();
  const [call] = await sentChanges(sandbox, { restaurantId });
  expect(call?.fields).toMatchObject({ reason: 'sold_out', sold_out_item_ids: ['dish-1'] });
  // Without an id, the dish is found by its name.
  const sheet = page.getByRole('dialog', { name: 'Chicken 65: out of stock' });
  await sheet.getByRole('button', { name: 'Until I say' }).click();
  const marked = async () =>
    (await sandbox.log({ restaurantId, endpoint: 'foodItemUpdate' })).map(({ after }) => after);
  await expect.poll(marked).toMatchObject([{ name: 'Chicken 65', in_stock: false }]);
});

test('an order that is being prepared gets more time', async ({
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
  const dialog = page.getByRole('dialog', { name: 'More time for order #7202' });
  await expectNoBarriers(page, 'more time');
  await dialog.getByText('+10 min', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Add 10 min' }).click();
  await expect(page.getByText(/^ready in (29|30).min$/)).toBeVisible();
  const [call] = await sandbox.log({ restaurantId, endpoint: 'orderExtend' });
  expect(call?.after).toEqual({ cookingTime: '30 minutes' });
});
