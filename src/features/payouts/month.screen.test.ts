import type { Page } from '@playwright/test';
import { titleOf, tryAgain } from '../../../tests/pages/screen.ts';
import { expect, test } from '../../../tests/support/screen/screen.tsx';

const DAY_MS = 86_400_000;
const IST_MS = 5.5 * 3_600_000;

/** The month that contains this moment in India. */
const monthAt = (at: number) => new Date(at + IST_MS).toISOString().slice(0, 7);

/** The month before the current one, and noon of its tenth day in India. */
const LAST = monthAt(Date.parse(`${monthAt(Date.now())}-01T00:00:00Z`) - 10 * DAY_MS);
const TENTH = new Date(Date.parse(`${LAST}-10T12:00:00Z`) - IST_MS).toISOString();
const SCREEN = `/pending-payouts/month/${LAST}`;

const ORDERS = ['A', 'B'].map((order_id) => ({
  order_id,
  createdAt: TENTH,
  status: 'completed',
  paymentStatus: 'captured',
}));

const part = (page: Page, name: string) => page.getByRole('region', { name });

test('a month has its sales by day and tax rate', async ({ page, signInNew }) => {
  await signInNew({ orders: ORDERS, demo: ['payments'] }, SCREEN);
  await expect(titleOf(page, 'Month')).toBeVisible();
  const sales = part(page, 'Sales').getByRole('row');
  await expect(sales.nth(1)).toHaveText(/^10 \w{3}2₹1,400\.00₹70\.00$/);
  await expect(sales.last()).toHaveText('Total2₹1,400.00₹70.00');
  const deductions = part(page, 'Commission and deductions');
  await expect(deductions.getByRole('row').nth(2)).toHaveText('Commission (18%)−₹244.80–');
  await expect(deductions).toContainText('what it deducted is not known');
  await expect(part(page, 'Payouts')).toContainText('Not sent by the marketplace');
});

test('a month without orders says so', async ({ page, signInNew }) => {
  await signInNew({}, SCREEN);
  await expect(part(page, 'Sales')).toContainText('No sales in this month');
  await expect(part(page, 'Refunds and transfers')).toContainText('No payment logs yet');
  await expect(part(page, 'Refunds and transfers').getByRole('row').first()).toHaveText(
    'Refunds––',
  );
  await expect(part(page, 'Payouts')).toContainText('In no payout cycle');
});

test('a month that is not over says until when', async ({ page, signInNew }) => {
  await signInNew({}, `/pending-payouts/month/${monthAt(Date.now())}`);
  await expect(
    page.getByText(/^This month is not over\. The figures are those until/),
  ).toBeVisible();
});

test('a text that is no month has no figures', async ({ page, signInNew }) => {
  await signInNew({}, '/pending-payouts/month/2026-13');
  await expect(page.getByText('There is no such month')).toBeVisible();
});

test('a month that could not be read is read again', async ({
  page,
  sandbox,
  newVendor,
  signIn,
}) => {
  const vendor = await newVendor({ orders: ORDERS });
  const { restaurantId } = vendor;
  const { id } = await sandbox.fault({ endpoint: 'orderHistory', restaurantId, status: 400 });
  await signIn(vendor, SCREEN);
  await expect(page.getByText("Couldn't load the orders and payments of this month")).toBeVisible();
  await sandbox.clearFault(id);
  await tryAgain(page).click();
  await expect(part(page, 'Sales')).toContainText('₹1,400.00');
});

test('a member without the permission for payments does not see a month', async ({
  page,
  newVendor,
  signIn,
}) => {
  const vendor = await newVendor({ permissions: ['order_history'] });
  await signIn(vendor, SCREEN);
  await expect(page.getByText(/You need the permission “Payments” to open it/)).toBeVisible();
  await expect(titleOf(page, 'Month')).toBeHidden();
});
