import {
  nameOf,
  type OrderRef,
  openAccept,
  openMessages,
  orderCard,
  sentChanges,
  step,
  tab,
} from '../../../tests/support/board.ts';
import { expect, test } from '../../../tests/support/screen/screen.tsx';

const NEW = { status: 'waiting_for_confirmation' };

const NO_RIDER = 'This order cannot proceed because no rider is assigned.';
const STUCK = 'Rider is stuck in traffic.';

const FULL = {
  ...NEW,
  order_id: 'ORD-7301',
  instructions: 'no onion, Jain',
  cart_items: ['Idli', 'Vada', 'Dosa'].map((food_item_name) => ({
    food_item_name,
    quantity: 2,
    food_item_price: 40,
  })),
};

test('the second line of the toast names the order', async ({ page, signInNew }) => {
  const vendor = await signInNew({ orders: [FULL] }, '/orders');
  const [order] = vendor.orders as [OrderRef];
  const dialog = await openAccept(page, order);
  await dialog.getByRole('button', { name: 'Accept, 20 min' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Order Updated!' })).toContainText(
    'Order #7301',
  );
  await expect(orderCard(page, order)).toBeHidden();
});

test('an order is accepted with a preparation time of 25 minutes', async ({
  page,
  signInNew,
  sandbox,
}) => {
  const vendor = await signInNew({ orders: [NEW] }, '/orders');
  const [order] = vendor.orders;
  const dialog = await openAccept(page, order);
  await expect(dialog.getByRole('radio')).toHaveCount(5);
  await expect(dialog.getByRole('radio', { name: '20 min' })).toBeChecked();
  await dialog.getByText('20 min', { exact: true }).click();
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Accept order' }).click();
  await expect(dialog.getByText('Choose a preparation time.')).toBeVisible();
  expect(await sentChanges(sandbox, vendor)).toEqual([]);
  await dialog.getByText('25 min', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Accept, 25 min' }).click();
  await expect(page.getByText('Order Updated!')).toBeVisible();
  await expect(tab(page, 'New', 0)).toBeVisible();
  await tab(page, 'Preparing', 1).click();
  await expect(orderCard(page, order)).toBeVisible();
  const fields = { food_order_id: order._id, status: 'cooking', cooking_time: '25 minutes' };
  expect(await sentChanges(sandbox, vendor)).toMatchObject([{ fields, effective: true }]);
});

test('an order is rejected after one question', async ({ page, signInNew, sandbox }) => {
  const vendor = await signInNew({ orders: [NEW] }, '/orders');
  const [rejected] = vendor.orders;
  await step(page, 'Reject', rejected).click();
  const question = page.getByRole('alertdialog', { name: `Reject order ${nameOf(rejected)}?` });
  await question.getByRole('button', { name: 'Keep order' }).click();
  await expect(question).toBeHidden();
  await step(page, 'Reject', rejected).click();
  await question.getByRole('button', { name: 'Reject order' }).click();
  await expect(page.getByText('Order rejected.')).toBeVisible();
  await expect(tab(page, 'New', 0)).toBeVisible();
  const [call] = await sentChanges(sandbox, vendor);
  expect(call?.fields).toEqual({ food_order_id: rejected._id, status: 'declined' });
  await tab(page, 'All', 1).click();
  await expect(orderCard(page, rejected)).toContainText('Declined');
});

test('a refused step shows the message of the marketplace', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({
    orders: [{ status: 'cooking', noRider: true }, { status: 'cooking' }],
  });
  const [riderless, order] = vendor.orders as [OrderRef, OrderRef];
  const { restaurantId } = vendor;
  const endpoint = 'updateOrderStatus';
  await signIn(vendor, '/orders?tab=preparing');
  await step(page, 'Order Ready', riderless).click();
  await expect(page.getByText(NO_RIDER)).toBeVisible();
  await expect(step(page, 'Order Ready', riderless)).toBeEnabled();
  expect(await sandbox.log({ restaurantId, endpoint: 'orderDetails' })).toHaveLength(1);

  const withReason = { statusCode: '404', message: STUCK, data: null };
  const { id } = await sandbox.fault({ endpoint, restaurantId, body: withReason });
  await step(page, 'Order Ready', order).click();
  await expect(page.getByText(STUCK)).toBeVisible();
  await sandbox.clearFault(id);
  await sandbox.fault({ endpoint, restaurantId, body: { ...withReason, message: '' } });
  await step(page, 'Order Ready', order).click();

  await expect(await openMessages(page)).toHaveText([
    new RegExp(NO_RIDER),
    new RegExp(STUCK),
    new RegExp(NO_RIDER),
  ]);
  await page.keyboard.press('Escape');
  await expect(tab(page, 'Preparing', 2)).toBeVisible();
});
