import type { Page } from '@playwright/test';
import { HISTORY, rows } from '../pages/history.ts';
import { expect, test } from '../support/fixtures.ts';

const total = (page: Page, name: RegExp) =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd');

function order(order_id: string, total_amount: number, more: object = {}) {
  const billing_detail = { payment_status: 'captured', total_amount };
  const cart_items = [{ food_item_name: 'Masala Dosa' }];
  return { order_id, status: 'completed', total_amount, billing_detail, cart_items, ...more };
}

/** Paid orders with dosa from today, and orders that are cheap, old, declined or without dosa. */
const ORDERS = [
  order('A', 200.5),
  order('B', 300),
  order('C', 400, { status: 'declined' }),
  order('CHEAP', 20),
  order('TEA', 500, { cart_items: [{ food_item_name: 'Masala Chai' }] }),
  order('OLD', 600, { ageMinutes: 3 * 24 * 60 }),
];

test('filters of the history survive a reload', async ({ page, signInNew }) => {
  await signInNew({ orders: ORDERS }, HISTORY);
  await expect(rows(page)).toHaveCount(6);
  await page.getByRole('button', { name: 'Filters' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filter orders' });
  await dialog.getByLabel('Period').selectOption('Last 7 days');
  await dialog.getByLabel('Total from').fill('100');
  await dialog.getByLabel('Total to').fill('550');
  await dialog.getByLabel('Item').fill('dosa');
  await dialog.getByLabel('Item').press('Enter');
  await expect(page).toHaveURL(/\?period=7d&min=100&max=550&item=dosa$/);
  await expect(rows(page)).toHaveCount(3);

  await page.reload();
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Filters (3)' })).toBeVisible();
  await expect(total(page, /^Orders$/)).toHaveText('3');
  await expect(total(page, /^Revenue/)).toHaveText('₹500.50');
  await expect(total(page, /^Average$/)).toHaveText('₹250.25');
});
