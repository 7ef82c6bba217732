import type { Page } from '@playwright/test';
import { HISTORY, rows } from '../../pages/history.ts';
import { expectNoBarriers } from '../../support/axe.ts';
import { expect, test } from '../../support/fixtures.ts';

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

const DAY = 24 * 60;

/** The days since the last Saturday before today in India, and its name in the calendar. */
function lastSaturday() {
  const india = new Date(Date.now() + 5.5 * 3_600_000);
  const days = (india.getUTCDay() + 1) % 7 || 7;
  const saturday = new Date(india.getTime() - days * DAY * 60_000);
  const parts = new Intl.DateTimeFormat('en-US', {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatToParts(saturday);
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  const short = `${part('day')} ${part('month')}`;
  return { days, short, name: `${short} ${part('year')}` };
}

const saturday = lastSaturday();
const ageMinutes = saturday.days * DAY;

/** Of last Saturday: one completed order, and declined ones of 1,200.25 + 955 + 1,000 = 3,155.25. */
const SATURDAY = [
  order('SAT', 300, { ageMinutes }),
  order('SAT-1', 1200.25, { ageMinutes, status: 'declined' }),
  order('SAT-2', 955, { ageMinutes, status: 'declined' }),
  order('SAT-3', 1000, { ageMinutes, status: 'declined' }),
  order('FRI', 700, { ageMinutes: ageMinutes + DAY, status: 'declined' }),
];

test('the declined orders of last Saturday are four taps away on a phone', async ({
  page,
  signInNew,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInNew({ orders: SATURDAY }, HISTORY);
  await expect(rows(page)).toHaveCount(5);
  const search = await page.getByLabel('Search', { exact: true }).boundingBox();
  const button = await page.getByRole('button', { name: 'Filters' }).boundingBox();
  expect(button?.y).toBe(search?.y);

  await page.getByRole('button', { name: 'Filters' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filter orders' });
  await dialog.getByText('Declined', { exact: true }).click();
  await dialog.getByRole('button', { name: saturday.name }).click();
  await dialog.getByRole('button', { name: 'Show orders' }).click();
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByText('3 declined · ₹3,155.25 lost')).toBeVisible();

  const chips = page.getByRole('list', { name: 'Filters that are set' }).getByRole('button');
  await expect(chips).toHaveText(['Declined', saturday.short]);
  await chips.last().press('Enter');
  await expect(rows(page)).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused();
  await expect(page.getByText('4 declined · ₹3,855.25 lost')).toBeVisible();
});

test('the period shows the days that were chosen with the keyboard', async ({
  page,
  signInNew,
  recorder,
}) => {
  recorder.allowCalls('orderHistory', 'another width mounts what still reads the orders again');
  await signInNew({ orders: SATURDAY }, HISTORY);
  const period = page.getByLabel('Period').first();
  await period.selectOption({ index: 7 });
  const dialog = page.getByRole('dialog', { name: 'Filter orders' });
  const day = dialog.getByRole('button', { name: saturday.name });
  for (let step = 0; step < saturday.days; step += 1) {
    await dialog.locator('[data-day][tabindex="0"]').press('ArrowLeft');
  }
  await expect(day).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expectNoBarriers(page, 'the filters of the history');
  await dialog.getByRole('button', { name: 'Show orders' }).click();
  await expect(rows(page)).toHaveCount(5);
  await expect(period.locator('option:checked')).toHaveText(/^\d\d \w{3} to \d\d \w{3}$/);
  await expect(page.getByRole('list', { name: 'Filters that are set' })).toBeHidden();
});

test('a phone sorts the orders in the dialog of the filters', async ({ page, signInNew }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInNew({ orders: ORDERS }, HISTORY);
  await expect(rows(page)).toHaveCount(6);
  await expect(page.getByLabel('Sort by')).toHaveCount(0);
  await page.getByRole('button', { name: 'Filters' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filter orders' });
  await dialog.getByLabel('Sort by').selectOption('Total, descending');
  await dialog.getByRole('button', { name: 'Show orders' }).click();
  await expect(page).toHaveURL(/\?sort=-total$/);
  await expect(rows(page).first()).toContainText('OLD');

  await page.getByRole('button', { name: 'Total, descending: remove this filter' }).click();
  await expect(rows(page).first()).not.toContainText('OLD');
  await expect(page).not.toHaveURL(/sort/);
  await page.setViewportSize({ width: 800, height: 844 });
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(dialog.getByLabel('Period')).toBeVisible();
  await expect(dialog.getByLabel('Sort by')).toBeHidden();
});
