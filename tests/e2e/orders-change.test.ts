import { expect, test } from '../support/fixtures.ts';
import {
  type OrderRef,
  clickTenTimesAtOnce,
  openAccept,
  orderCard,
  step,
  tab,
} from '../support/board.ts';
import type { SandboxControl, Vendor } from '../support/control.ts';

function sent(sandbox: SandboxControl, { restaurantId }: Vendor) {
  return sandbox.log({ restaurantId, endpoint: 'updateOrderStatus' });
}

test('an order accepted with 25 minutes moves to Preparing', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ orders: [{ status: 'waiting_for_confirmation' }] });
  const [order] = vendor.orders as [OrderRef];
  await signIn(vendor, '/orders');
  const dialog = await openAccept(page, order);
  await expect(dialog.getByRole('radio')).toHaveCount(5);
  await expect(dialog.getByRole('radio', { name: '20 min' })).toBeChecked();
  await dialog.getByText('25 min', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Accept, 25 min' }).click();

  await expect(page.getByText('Order Updated!')).toBeVisible();
  await expect(tab(page, 'New', 0)).toBeVisible();
  await tab(page, 'Preparing', 1).click();
  await expect(orderCard(page, order)).toBeVisible();
  const fields = { food_order_id: order._id, status: 'cooking', cooking_time: '25 minutes' };
  expect(await sent(sandbox, vendor)).toMatchObject([{ fields, effective: true }]);
});

test('Enter on a preparation time accepts with it, the Enter that opened the question does not', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ orders: [{ status: 'waiting_for_confirmation' }] });
  const [order] = vendor.orders as [OrderRef];
  await signIn(vendor, '/orders');
  await step(page, 'Accept', order).focus();
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(page.getByRole('radio', { name: '20 min' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');

  await expect(page.getByText('Order Updated!')).toBeVisible();
  expect(await sent(sandbox, vendor)).toMatchObject([{ fields: { cooking_time: '25 minutes' } }]);
});

test('a preparation time that was taken back sends nothing', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ orders: [{ status: 'waiting_for_confirmation' }] });
  const [order] = vendor.orders as [OrderRef];
  await signIn(vendor, '/orders');
  const dialog = await openAccept(page, order);
  await dialog.getByText('20 min', { exact: true }).click();
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Accept order' }).click();

  await expect(dialog.getByText('Choose a preparation time.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(step(page, 'Accept', order)).toBeVisible();
  expect(await sent(sandbox, vendor)).toEqual([]);
});

test('rejecting asks once; keeping the order sends nothing', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ orders: [{ status: 'waiting_for_confirmation' }] });
  const [order] = vendor.orders as [OrderRef];
  await signIn(vendor, '/orders');
  await step(page, 'Reject', order).click();
  const question = page.getByRole('alertdialog', { name: `Reject order ${order.order_id}?` });
  await question.getByRole('button', { name: 'Keep order' }).click();
  await expect(question).toBeHidden();
  expect(await sent(sandbox, vendor)).toEqual([]);
  await step(page, 'Reject', order).click();
  await question.getByRole('button', { name: 'Reject order' }).click();

  await expect(page.getByText('Order rejected.')).toBeVisible();
  await expect(tab(page, 'New', 0)).toBeVisible();
  const fields = { food_order_id: order._id, status: 'declined' };
  expect((await sent(sandbox, vendor)).map((call) => call.fields)).toEqual([fields]);
  await tab(page, 'All', 1).click();
  await expect(orderCard(page, order)).toContainText('Declined');
});

test('Order Ready and Ready For Pickup take the order on', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ orders: [{ status: 'cooking' }] });
  const [order] = vendor.orders as [OrderRef];
  await signIn(vendor, '/orders?tab=preparing');
  await step(page, 'Order Ready', order).click();
  await tab(page, 'Packed', 1).click();
  await step(page, 'Ready For Pickup', order).click();
  await tab(page, 'Ready', 1).click();

  await expect(orderCard(page, order)).toContainText('Ready to Pickup');
  const statuses = (await sent(sandbox, vendor)).map(({ fields }) => fields.status);
  expect(statuses).toEqual(['packing_processing', 'ready_to_pickup']);
});

test('ten clicks in one breath send one step', async ({ page, newVendor, signIn, sandbox }) => {
  const vendor = await newVendor({ orders: [{ status: 'cooking' }] });
  const [order] = vendor.orders as [OrderRef];
  await signIn(vendor, '/orders?tab=preparing');
  await clickTenTimesAtOnce(step(page, 'Order Ready', order));

  await expect(tab(page, 'Packed', 1)).toBeVisible();
  await expect(page.getByText('Order Updated!')).toHaveCount(1);
  expect(await sent(sandbox, vendor)).toHaveLength(1);
});

test('ten clicks on the answer accept once', async ({ page, newVendor, signIn, sandbox }) => {
  const vendor = await newVendor({ orders: [{ status: 'waiting_for_confirmation' }] });
  const [order] = vendor.orders as [OrderRef];
  await signIn(vendor, '/orders');
  const dialog = await openAccept(page, order);
  await clickTenTimesAtOnce(dialog.getByRole('button', { name: 'Accept, 20 min' }));

  await expect(tab(page, 'Preparing', 1)).toBeVisible();
  expect(await sent(sandbox, vendor)).toHaveLength(1);
});

test('a slow double click does not hit the order that slides into the place', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ orders: [{ status: 'cooking' }, { status: 'cooking' }] });
  await signIn(vendor, '/orders?tab=preparing');
  const button = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /Order Ready/ });
  const box = await button.boundingBox();
  if (!box) throw new Error('There is no button');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y);
  await expect(tab(page, 'Packed', 1)).toBeVisible();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(page.getByText('Order Updated!')).toBeVisible();

  await expect(tab(page, 'Preparing', 1)).toBeVisible();
  expect(await sent(sandbox, vendor)).toHaveLength(1);
});

test('the second click of a double click does not answer the question', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ orders: [{ status: 'waiting_for_confirmation' }] });
  const [order] = vendor.orders as [OrderRef];
  await signIn(vendor, '/orders');
  const dialog = await openAccept(page, order);
  const answer = dialog.getByRole('button', { name: 'Accept, 20 min' });
  await answer.dispatchEvent('click', { detail: 2 });
  await expect(answer).toBeVisible();
  await answer.click();

  await expect(tab(page, 'Preparing', 1)).toBeVisible();
  expect(await sent(sandbox, vendor)).toHaveLength(1);
});
