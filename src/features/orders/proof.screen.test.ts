import { step } from '../../../tests/support/board.ts';
import { expect, test } from '../../../tests/support/screen/screen.tsx';

const cart_items = [
  { food_item_name: 'Naan', quantity: 2, food_item_price: 40, line_id: 'line-1', state: 'done' },
  { food_item_name: 'Raita', quantity: 1, food_item_price: 60, line_id: 'line-2' },
];
const bill = { billing_detail: { total_amount: 500 } };
const PACKING = { status: 'packing_processing', cart_items, ...bill };
const PROPS = { capabilities: ['orders.proof', 'orders.items', 'idempotency'] } as const;
const BOARD = '/orders?tab=packed';

type Page = Parameters<typeof step>[0];

const question = (page: Page) => page.getByRole('dialog', { name: 'What is in the bag?' });

/** Chooses what the device asks for, on the account screen. */
async function choose(page: Page, choice: string, above = '') {
  await page.getByText(choice, { exact: true }).click();
  if (above) await page.getByLabel(/^Only for orders above/).fill(above);
}

test('a dish that is crossed off in the kitchen is ticked', async ({
  page,
  signInNew,
  sandbox,
}) => {
  const vendor = await signInNew({ orders: [PACKING] }, '/setting/manage-profile', PROPS);
  const { restaurantId } = vendor;
  await choose(page, 'List');
  await page.goto(BOARD);
  await step(page, 'Ready For Pickup', vendor.orders[0]).click();
  await expect(question(page).getByRole('checkbox', { name: '2 × Naan' })).toBeChecked();
  await expect(question(page).getByRole('checkbox', { name: '1 × Raita' })).not.toBeChecked();
  await question(page).getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => sandbox.log({ restaurantId, endpoint: 'orderProof' }))
    .toMatchObject([
      { fields: { lines: '[{"line_id":"line-1","name":"Naan","quantity":2}]', kind: 'list' } },
    ]);
});

test('an order below the amount is not asked for', async ({ page, signInNew, sandbox }) => {
  const vendor = await signInNew({ orders: [PACKING, PACKING] }, '/setting/manage-profile', PROPS);
  const [order, next] = vendor.orders;
  await choose(page, 'List', '501');
  await page.goto(BOARD);
  await step(page, 'Ready For Pickup', order).click();
  await expect(step(page, 'Ready For Pickup', order)).toHaveCount(0);
  await expect(question(page)).toHaveCount(0);
  await page.goto('/setting/manage-profile');
  await choose(page, 'List', '500');
  await page.goto(BOARD);
  await step(page, 'Ready For Pickup', next).click();
  await expect(question(page)).toBeVisible();
  const { restaurantId } = vendor;
  expect(await sandbox.log({ restaurantId, endpoint: 'orderProof' })).toEqual([]);
});

test('an order that the marketplace declined takes no proof, and the vendor is told', async ({
  page,
  signInNew,
  sandbox,
}) => {
  const vendor = await signInNew({ orders: [PACKING] }, '/setting/manage-profile', PROPS);
  const [order] = vendor.orders;
  await choose(page, 'List');
  await page.goto(BOARD);
  await step(page, 'Ready For Pickup', order).click();
  await expect(step(page, 'Ready For Pickup', order)).toHaveCount(0);
  await sandbox.changeOrder(order._id, { status: 'declined' });
  await question(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/takes no proof of order/)).toBeVisible();
});

test('without the capability nothing is asked', async ({ page, newVendor, signIn }) => {
  const vendor = await newVendor({ orders: [PACKING] });
  await signIn(vendor, '/setting/manage-profile', PROPS);
  await choose(page, 'List');
  await signIn(vendor, BOARD);
  const [order] = vendor.orders;
  await step(page, 'Ready For Pickup', order).click();
  await expect(step(page, 'Ready For Pickup', order)).toHaveCount(0);
  await expect(question(page)).toHaveCount(0);
  await page.goto('/setting/manage-profile');
  await expect(page.getByText('Accept with one tap')).toBeVisible();
  await expect(page.getByText('List and photo')).toHaveCount(0);
});
