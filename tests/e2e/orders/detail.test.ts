import type { Page } from '@playwright/test';
import { titleOf, tryAgain } from '../../pages/screen.ts';
import { expectNoBarriers } from '../../support/axe.ts';
import { refreshUntil } from '../../support/board.ts';
import { expect, test } from '../../support/fixtures.ts';
import { visit } from '../../support/visit.ts';

const ORDER = {
  status: 'completed',
  order_id: 'ORD-7001',
  createdAt: '2026-11-20T07:35:00Z',
  cart_items: [
    {
      food_item_name: 'Masala Dosa',
      varient_name: 'Large',
      quantity: 2,
      food_item_price: 110,
      veg_nonveg: 'veg',
      instructions: 'Extra crisp',
    },
    { food_item_name: 'Chicken 65', quantity: 1, food_item_price: 260, veg_nonveg: 'non_veg' },
  ],
  instructions: 'Ring twice, nut allergy',
  billing_detail: { payment_status: 'captured', total_amount: 511.5 },
  total_amount: 1,
  original_total_amount: 561.5,
  packing_fee: 20,
  delivery_fee: 35,
  gst_percentage: 5,
  tax_amount: 26.5,
  coupon_amount: 50,
  restaurant_charge_amount: 90,
  payment_method_id: 'upi',
  distance_from_customer: 3.4,
  status_timing: {
    waiting_for_confirmation: '2026-11-20T07:35:00Z',
    cooking: '2026-11-20T07:36:30Z',
    packing_processing: '2026-11-20T08:01:30Z',
    completed: '2026-11-20T09:31:30Z',
  },
};

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const row = (page: Page, label: string) =>
  page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });

const title = (page: Page, number: string) =>
  page.getByRole('heading', { level: 1, name: `Order ${number}` });

test('the title of an order with a long number is one line on a phone', async ({
  page,
  signInNew,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const number = 'ORD-20261120-MUMBAI-7001';
  const order = { ...ORDER, order_id: number };
  await signInNew({ orders: [order] }, `/orders/view-order/${number}`);
  const { height } = (await title(page, number).boundingBox()) ?? { height: 0 };
  expect(height).toBeGreaterThan(0);
  expect(height).toBeLessThan(40);
});

test('by keyboard the next step of an order comes before its dishes, at the lower edge', async ({
  page,
  signInNew,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signInNew({ orders: [{ ...ORDER, status: 'cooking' }] }, '/orders/view-order/ORD-7001');
  const step = page.getByRole('button', { name: 'Order Ready' });
  await step.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Mark sold out, Masala Dosa' })).toBeFocused();
  const { y, height } = (await step.boundingBox()) ?? { y: 0, height: 0 };
  expect(y + height).toBeGreaterThan(700);
});

const NO_IDS = ['..%2Fx', 'x'.repeat(65)];

test('an order of another restaurant is not found', async ({
  page,
  newVendor,
  sandbox,
  recorder,
  signInNew,
}) => {
  recorder.expectError(/404.*get-order-id-wise-details/);
  const other = await newVendor({ orders: [{ status: 'cooking' }] });
  const theirs = other.orders[0]?._id ?? '';
  const { restaurantId } = await signInNew({}, '/orders');
  const board = titleOf(page, 'Orders');
  const paths = [
    ...NO_IDS.map((id) => `/outlet/order-history/view/${id}`),
    '/orders/view-order/ORD-404',
    `/orders/view-order/${theirs}`,
  ];
  for (const path of paths) {
    await visit(page, '/orders');
    await expect(board, path).toBeVisible();
    // Do not use `goto`, because the harness refuses some of these paths.
    await visit(page, path);
    await expect(page.getByText('Order not found'), path).toBeVisible();
  }

  const asked = await sandbox.log({ restaurantId, endpoint: 'orderDetails' });
  const ids = new Set(asked.map(({ fields }) => fields.order_id));
  expect([...ids]).toEqual(['ORD-404', theirs]);
});

test('an order that could not be loaded can be loaded again', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ orders: [{ status: 'cooking', order_id: 'LIVE-1' }] });
  const { restaurantId } = vendor;
  const body = '<html><h1>Gateway</h1></html>';
  const fault = { endpoint: 'orderDetails', restaurantId, body, contentType: 'text/html' };
  const { id } = await sandbox.fault(fault);
  // Otherwise the screen would show the order from the cached lists.
  await page.route(/get-(waiting-order|order-by-status|order-history)$/, (route) =>
    route.fulfill({ json: { statusCode: 200, data: [] } }),
  );
  await signIn(vendor, '/orders/view-order/LIVE-1');
  await expect(page.getByText("Couldn't load this order")).toBeVisible();
  await expect(page.getByText('Order not found')).toBeHidden();
  await sandbox.clearFault(id);
  await tryAgain(page).click();
  await expect(part(page, 'Charges')).toBeVisible();
});

test('a step that happens elsewhere appears on the open order', async ({
  page,
  signInNew,
  sandbox,
}) => {
  const orders = [{ status: 'cooking', order_id: 'LIVE-1' }];
  await page.clock.install();
  const vendor = await signInNew({ orders }, '/orders/view-order/LIVE-1');
  await expect(page.getByText('Preparing').first()).toBeVisible();
  await sandbox.changeOrder(vendor.orders[0]?._id ?? '', { status: 'ready_to_pickup' });
  await refreshUntil(page, page.getByText('Ready to Pickup').first());
});

test('an order is shown as the board knows it while offline', async ({
  page,
  context,
  newVendor,
  signIn,
  sandbox,
}) => {
  const order = { ...ORDER, status: 'waiting_for_confirmation' };
  const vendor = await newVendor({ orders: [order] });
  const code = page.waitForResponse('**/OrderDetailPage*.js');
  await signIn(vendor, '/orders');
  const link = page.getByRole('link', { name: /order ORD-7001/ });
  await expect(link).toBeVisible();
  await code;
  await context.setOffline(true);
  await link.click();
  await expect(title(page, 'ORD-7001')).toBeVisible();
  await expect(part(page, 'Items')).toContainText('Note: Extra crisp');
  await expect(row(page, 'Grand Total')).toContainText('₹561.50');
  await expect(page.getByText(/Updated .* ago/)).toBeVisible();

  await sandbox.changeOrder(vendor.orders[0]?._id ?? '', { status: 'cooking' });
  await context.setOffline(false);
  await expect(part(page, 'Status timings').getByText('Preparing')).toBeVisible();
  await expect(page.getByText(/Updated .* ago/)).toBeHidden();
});

test('the payout estimate follows the rates of the device', async ({ page, signInNew }) => {
  const bill = { after_discount_sub_amt: 680, packing_fee: 20, total_amount: 770 };
  const billing_detail = { payment_status: 'captured', total_amount: 770 };
  const order = { status: 'completed', order_id: 'ORD-7009', ...bill, billing_detail };
  await signInNew({ orders: [order] }, '/orders/view-order/ORD-7009');
  const charges = part(page, 'Charges');
  const summary = charges.locator('summary');
  await expect(summary).toHaveText('Payout estimate ₹554.87');
  await expect(row(page, 'Commission (18%)')).toBeHidden();
  await summary.press('Enter');
  await expect(row(page, 'Commission (18%)')).toContainText('−₹122.40');
  await expect(row(page, 'GST on the commission (18%)')).toContainText('−₹22.03');
  await expect(row(page, 'TDS (0.1%)')).toContainText('−₹0.70');

  await charges.getByRole('button', { name: 'Change rates' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Rates of the estimate' });
  const fee = dialog.getByLabel('Payment fee (%)');
  await fee.fill('120');
  await fee.press('Enter');
  await expect(dialog.getByText('Enter a number from 0 to 100')).toBeVisible();
  await expectNoBarriers(page, 'the rates of the estimate');
  await fee.fill('2,5');
  await fee.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(row(page, 'Payment fee (2.5%)')).toContainText('−₹19.25');
  await page.reload();
  await expect(summary).toHaveText('Payout estimate ₹535.62');

  await summary.click();
  await expectNoBarriers(page, 'an order with its estimate');
  await charges.getByRole('button', { name: 'Change rates' }).click();
  await dialog.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect(fee).toHaveValue('0');
  await dialog.getByRole('button', { name: 'Save rates' }).click();
  await expect(summary).toHaveText('Payout estimate ₹554.87');
});
