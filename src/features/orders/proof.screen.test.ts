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

test('the question starts at the button of the camera', async ({ page, signInNew }) => {
  const vendor = await signInNew({ orders: [PACKING] }, '/setting/manage-profile', PROPS);
  await choose(page, 'List and photo');
  await page.goto(BOARD);
  await step(page, 'Ready For Pickup', vendor.orders[0]).click();
  await expect(question(page).getByRole('button', { name: /^Take a photo/ })).toBeFocused();
});

test('the number of a seal is a proof without a tick', async ({ page, signInNew, sandbox }) => {
  const cart_items = [{ food_item_name: 'Naan', quantity: 2, food_item_price: 40 }];
  const orders = [{ status: 'packing_processing', cart_items }] as const;
  const vendor = await signInNew({ orders }, '/setting/manage-profile', PROPS);
  const { restaurantId } = vendor;
  await choose(page, 'List');
  await page.goto(BOARD);
  await step(page, 'Ready For Pickup', vendor.orders[0]).click();
  await question(page).getByRole('button', { name: 'Add the seal number' }).click();
  await question(page).getByLabel('Seal number').fill('004217');
  await question(page).getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => sandbox.log({ restaurantId, endpoint: 'orderProof' }))
    .toMatchObject([{ fields: { lines: '[]', seal: '004217' } }]);
});

test('a device that stores nothing says that the page has to stay open', async ({
  page,
  signInNew,
  sandbox,
}) => {
  const vendor = await signInNew({ orders: [PACKING] }, '/setting/manage-profile', PROPS);
  await sandbox.fault({ endpoint: 'orderProof', phone: vendor.phone, status: 500, body: {} });
  await choose(page, 'List');
  await page.goto(BOARD);
  await step(page, 'Ready For Pickup', vendor.orders[0]).click();
  await question(page).getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText("1 proof of packing is not sent, and this device can't store it."),
  ).toBeVisible();
});

test('a proof is shown once while the device still has it', async ({ page, signInNew }) => {
  const vendor = await signInNew({ orders: [PACKING] }, '/', PROPS);
  await page.goto(`/orders/view-order/${vendor.orders[0].order_id}`);
  const shown = page.getByRole('region', { name: 'Proof of packing' });
  await shown.getByRole('button', { name: 'Add a proof' }).click();
  let most = 0;
  const observer = new MutationObserver(() => {
    const [, ...packed] = document.body.textContent?.split('Packed at') ?? [];
    most = Math.max(most, packed.length);
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  await question(page).getByRole('button', { name: 'Save without a photo' }).click();
  await expect(shown.getByText(/^Packed at/)).toBeVisible();
  await expect(shown.getByText('Not sent yet')).toHaveCount(0);
  observer.disconnect();
  expect(most).toBe(1);
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
