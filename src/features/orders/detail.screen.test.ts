import type { Page } from '@playwright/test';
import { expect, test } from '../../../tests/support/screen/screen.tsx';
import { visit } from '../../../tests/support/visit.ts';

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

async function expectBill(page: Page) {
  await expect(row(page, 'Platform Fee')).toHaveText('Platform FeePacking fee₹20.00');
  await expect(part(page, 'Sent by the marketplace, not part of the total')).toContainText(
    'Management Charges3.4 (no unit sent)',
  );
  await expect(row(page, 'Tax (GST 5%)')).toContainText('₹26.50');
  await expect(row(page, 'Total bill')).toHaveText('Total billWhat the customer pays.₹511.50');
  await expect(row(page, 'Grand Total')).toHaveText(
    'Grand TotalThe price of the order before discounts.₹561.50',
  );
  await expect(part(page, 'Charges')).toContainText('the customer pays ₹50.00 less');
  await expect(part(page, 'Payment')).toContainText('Paid');
  await expect(row(page, 'Restaurant charge')).toContainText('₹90.00');
}

test('the head of an open order says how long it waits', async ({ page, signInNew }) => {
  const { createdAt: _createdAt, status_timing: _timing, ...order } = ORDER;
  const waiting = { ...order, status: 'waiting_for_confirmation', ageMinutes: 7 };
  await signInNew({ orders: [waiting] }, '/orders/view-order/ORD-7001');
  await expect(page.getByText(/^waiting [78] min$/)).toBeAttached();
});

test('an order is shown in full', async ({ page, signInNew }) => {
  await signInNew({ orders: [ORDER] }, '/orders/view-order/ORD-7001');
  await expect(title(page, 'ORD-7001')).toBeVisible();
  await expect(page.getByText('Placed 20 Nov 2026 • 1:05 PM')).toBeVisible();
  await expect(part(page, 'Order instructions')).toContainText('Ring twice, nut allergy');
  const items = part(page, 'Items').getByRole('listitem');
  await expect(items).toHaveText([
    /2 ×.*Masala Dosa.*Large.*₹110\.00 each.*Note: Extra crisp/,
    /Chicken 65.*₹260\.00$/,
  ]);
  await expect(items.first().getByRole('img', { name: 'Veg', exact: true })).toBeVisible();
  await expect(items.last().getByRole('img', { name: 'Non-veg' })).toBeVisible();
  await expectBill(page);
  const steps = part(page, 'Status timings').getByRole('listitem');
  await expect(steps.nth(1)).toContainText(/Preparing.*1 min later/);
  await expect(steps.nth(2)).toContainText(/Packing.*25 min later/);
  await expect(steps.nth(3)).toContainText(/Completed.*1 h 30 min later/);
});

const PAYMENTS = { failed: 'Failed', authorized: 'authorized', '': 'Pending' };

const HOSTILE = '<img src=x onerror="window.ran = true">';

test('an order is shown with the state of its payment', async ({ page, signInNew }) => {
  const payments = Object.keys(PAYMENTS).map((payment_status, index) => ({
    status: 'cooking',
    order_id: `PAY-${index}`,
    billing_detail: { payment_status },
    payment_status,
  }));
  const old = { status: 'cooking', order_id: 'OLD-1', oldSpelling: true };
  await signInNew({ orders: [...payments, old] }, '/orders/view-order/OLD-1');
  const items = part(page, 'Items').getByRole('listitem');
  await expect(items.first().getByRole('img', { name: /veg|egg/i })).toBeVisible();
  for (const [index, shown] of Object.values(PAYMENTS).entries()) {
    await visit(page, `/orders/view-order/PAY-${index}`);
    await expect(title(page, `PAY-${index}`)).toBeVisible();
    await expect(part(page, 'Payment').getByText(shown, { exact: true })).toBeVisible();
  }
});

test('Back from an order leads to the list of its path', async ({ page, signInNew }) => {
  const order = { ...ORDER, order_id: 'ODD-1', instructions: HOSTILE };
  const { orders } = await signInNew({ orders: [order] }, '/orders');
  await visit(page, `/orders/view-order/${orders[0]?._id}`);
  await expect(title(page, 'ODD-1')).toBeVisible();
  await expect(part(page, 'Order instructions')).toContainText(HOSTILE);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  await page.getByRole('button', { name: /^Back to/ }).click();
  await expect(page).toHaveURL(/\/orders$/);
  await visit(page, '/outlet/order-history/view/ODD-1');
  await page.getByRole('button', { name: /^Back to/ }).click();
  await expect(page).toHaveURL(/\/outlet\/order-history$/);
});
