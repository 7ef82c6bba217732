import type { Locator, Page } from '@playwright/test';
import { boardLink, figure } from '../../pages/dashboard.ts';
import { titleOf } from '../../pages/screen.ts';
import { type OrderRef, refreshUntil } from '../../support/board.ts';
import { expect, test } from '../../support/fixtures.ts';

const SELECTED_NOTHING = 'Click on an order to view its details.';

function newOrders(page: Page): Locator {
  return page.getByRole('region', { name: 'New Orders' });
}

function row(page: Page, order: { order_id: string }): Locator {
  return page.getByRole('button', { name: `Order ${order.order_id}, show details` });
}

test('the dashboard shows the figures of the restaurant', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const statuses = ['waiting_for_confirmation', 'completed', 'completed', 'declined'];
  const orders = statuses.map((status) => ({ status }));
  const vendor = await newVendor({ name: 'Udupi Kitchen', orders });
  await page.clock.install();
  await signIn(vendor);
  await expect(titleOf(page, 'Udupi Kitchen')).toBeVisible();
  await expect(figure(page, 'Total Orders')).toHaveText('4');
  await expect(figure(page, 'Completed Orders')).toHaveText('2');
  await expect(figure(page, 'Declined Orders')).toHaveText('1');
  await expect(figure(page, 'Total Revenue')).toHaveText('₹1,540.00');

  const data = { teamMembers: [{}, {}, {}], revenue: { total_revenue: 123456.5 }, orders: null };
  const { restaurantId } = vendor;
  await sandbox.fault({ endpoint: 'dashboard', restaurantId, body: { statusCode: 200, data } });
  await refreshUntil(page, figure(page, 'Total Revenue').getByText('₹1,23,456.50'));
  await expect(figure(page, 'Total Revenue')).toHaveText('₹1,23,456.50');
  await expect(figure(page, 'Team Members')).toHaveText('3');
  await expect(figure(page, 'Total Orders')).toHaveText('0');

  await boardLink(page).click();
  await expect(page).toHaveURL(/\/orders$/);
  await expect(titleOf(page, 'Orders')).toBeVisible();
});

test('a new order appears by itself', async ({ page, newVendor, signIn, sandbox }) => {
  const vendor = await newVendor();
  await page.clock.install();
  await signIn(vendor);
  await expect(newOrders(page).getByText('No Data Found')).toBeVisible();
  await expect(page.getByText(SELECTED_NOTHING)).toBeVisible();
  const order = await sandbox.addOrder(vendor.restaurantId);
  await refreshUntil(page, row(page, order));
});

test('fifteen new orders scroll inside 500 pixels', async ({ page, newVendor, signIn }) => {
  const others = Array.from({ length: 14 }, () => ({ status: 'waiting_for_confirmation' }));
  const vendor = await newVendor({ orders: [FULL_ORDER, ...others] });
  const [full, other] = vendor.orders as [OrderRef, OrderRef];
  await signIn(vendor);
  const rows = newOrders(page).getByRole('button', { name: /show details/ });
  await expect(rows).toHaveCount(15);
  await expect(rows.last()).not.toBeInViewport();
  await rows.last().scrollIntoViewIfNeeded();
  await expect(rows.last()).toBeInViewport();
  await expect(rows.first()).not.toBeInViewport();
  const box = await newOrders(page).boundingBox();
  expect(box?.height).toBeLessThan(570);

  await row(page, other).click();
  await expect(page.getByText(SELECTED_NOTHING)).toBeHidden();
  await expect(row(page, other)).toHaveAttribute('aria-pressed', 'true');
  await expect(row(page, full)).toHaveAttribute('aria-pressed', 'false');
  await row(page, full).press('Enter');
  const panel = page.getByRole('region', { name: 'Order Details' });
  await expect(panel.getByText('INV-77')).toBeVisible();
  await expect(panel).toHaveText(/^Order Details\s*Items.*Invoice.*Customer/);
  await expect(panel.locator('.vp-chip')).toHaveText('New');
  const facts = panel.locator('dl > div');
  expect(await facts.evaluateAll(readFacts)).toEqual([...FACTS, `New: 21 Nov 2026 • 1:05 PM`]);
  await expect(panel.getByRole('listitem')).toHaveText([
    /2 ×\s*Paneer Roll Full\s*₹180\.00/,
    /1 ×\s*Chicken Roll\s*₹210\.50/,
  ]);
  await expect(panel.getByRole('img')).toHaveCount(2);
  await expect(panel.getByRole('img', { name: 'Veg', exact: true })).toBeVisible();
  await expect(panel.getByRole('img', { name: 'Non-veg' })).toBeVisible();
});

test('on a phone the bar names the dishes only while they are out of view', async ({
  page,
  signInNew,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { orders } = await signInNew({ orders: [{ ...FULL_ORDER, instructions: 'No onion' }] });
  await row(page, orders[0]).click();
  const panel = page.getByRole('region', { name: 'Order Details' });
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await expect(panel.getByText('Paneer Roll')).toHaveCount(1);
  const note = panel.getByText('No onion');
  await expect(note).toBeInViewport();
  await panel.getByRole('heading', { name: 'Status timings' }).scrollIntoViewIfNeeded();
  await expect(panel.getByText('2 × Paneer Roll Full, 1 × Chicken Roll')).toBeInViewport();
  await expect(note).toBeInViewport();
});

function readFacts(lines: Element[]) {
  return lines.map((line) => [...line.children].map(({ textContent }) => textContent).join(': '));
}

const FULL_ORDER = {
  status: 'waiting_for_confirmation',
  invoice_no: 'INV-77',
  order_id: `FULL-${Date.now()}`,
  transaction_id: 'pay_77',
  verification_code: '4821',
  cooking_time: '25 minutes',
  distance_from_customer: 3.4,
  delivery_time: '40 minutes',
  delivery_address: {
    name: 'Asha Rao',
    phone: '6000000011',
    address: '12 Example Road',
    landmark: 'Opp. Park',
    title: 'Work',
  },
  cart_items: [
    {
      food_item_name: 'Paneer Roll',
      varient_name: 'Full',
      quantity: 2,
      food_item_price: 180,
      veg_nonveg: 'veg',
    },
    { food_item_name: 'Chicken Roll', quantity: 1, food_item_price: 210.5, veg_nonveg: 'non_veg' },
  ],
  item_sub_total_amount: 570.5,
  after_discount_sub_amt: 470.5,
  packing_fee: 20,
  delivery_fee: 35,
  gst_percentage: 5,
  tax_amount: 24.53,
  coupon_amount: 100,
  billing_detail: { payment_status: 'captured', total_amount: 550.03 },
  status_timing: { waiting_for_confirmation: '2026-11-21T07:35:00Z' },
};

const FACTS = [
  'Invoice number: INV-77',
  `Order ID: ${FULL_ORDER.order_id}`,
  'Transaction ID: pay_77',
  'Status: New',
  'Verification code: 4821',
  'Cooking time: 25 minutes',
  'Distance: 3.4 km',
  'Delivery time: 40 minutes',
  'Name: Asha Rao',
  'Phone: 6000000011',
  'Address: 12 Example Road',
  'Landmark: Opp. Park',
  'Address title: Work',
  'Subtotal: ₹570.50',
  'After discount: ₹470.50',
  'Packing feePlatform Fee: ₹20.00',
  'Delivery fee: ₹35.00',
  'Tax (GST 5%): ₹24.53',
  'Coupon discount: −₹100.00',
  'Total: ₹550.03',
];
