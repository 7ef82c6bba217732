import type { Page } from '@playwright/test';
import { tryAgain } from '../../pages/screen.ts';
import { expectFailedReads, NO_LISTS } from '../../support/answers.ts';
import { expectNoBarriers } from '../../support/axe.ts';
import { expect, test } from '../../support/fixtures.ts';

const DAY = 24 * 60;
const MINUTE = 60_000;
const IST_MS = 5.5 * 60 * MINUTE;

/** An order of 200 rupees, placed `ageMinutes` ago. `steps` are the minutes at which it reached each status. */
function order(order_id: string, ageMinutes: number, more: object, steps: object = {}) {
  const start = Date.now() - ageMinutes * MINUTE;
  const status_timing = Object.fromEntries(
    Object.entries(steps).map(([step, minutes]) => [
      step,
      new Date(start + Number(minutes) * MINUTE).toISOString(),
    ]),
  );
  const billing_detail = { payment_status: 'captured', total_amount: 200 };
  const cart_items = [{ food_item_name: 'Masala Dosa', quantity: 2, food_item_price: 110 }];
  const common = { total_amount: 200, billing_detail, cart_items, cooking_time: '20 minutes' };
  return { order_id, ageMinutes, status: 'completed', status_timing, ...common, ...more };
}

const CHAI = { cart_items: [{ food_item_name: 'Masala Chai', quantity: 1, food_item_price: 30 }] };

/** Four orders from the last seven days and two from the seven days before. */
const ORDERS = [
  order('IN-TIME', DAY, {}, { cooking: 1, ready_to_pickup: 20 }),
  order('LATE', 2 * DAY, {}, { cooking: 5, ready_to_pickup: 30 }),
  order('REJECTED', 2 * DAY, { status: 'declined' }, { declined: 2 }),
  order('UNTIMED', 3 * DAY, CHAI),
  order('BEFORE', 8 * DAY, {}, { cooking: 1, ready_to_pickup: 10 }),
  order('BEFORE-2', 9 * DAY, { status: 'declined' }, { declined: 1 }),
];

const figure = (page: Page, name: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd');
const chart = (page: Page) => page.getByRole('group', { name: 'Revenue by day' });

test('figures are compared with the days before', async ({ page, signInNew }) => {
  await signInNew({ orders: ORDERS }, '/insights?period=7d');
  await expect(figure(page, 'Revenue').first()).toHaveText('₹600.00');
  await expect(figure(page, 'Revenue').last()).toHaveText('+200%, up from ₹200.00');
  await expect(figure(page, 'Orders')).toHaveText(['4', '+100%, up from 2']);
  await expect(figure(page, 'Average bill')).toHaveText(['₹200.00', '±0%, same as before']);
  await expect(figure(page, 'Declined')).toHaveText(['1', '±0%, same as before']);
  await expect(page.getByText('Only 4 orders in this period: too few')).toBeVisible();
  const best = page.getByRole('table', { name: 'Best sellers' }).getByRole('row');
  await expect(best.nth(1)).toHaveText('Masala Dosa4₹440.00+2 from 2');

  const bars = chart(page).getByRole('link');
  await expect(bars).toHaveCount(7);
  await bars.last().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(bars.nth(5)).toBeFocused();
  await expect(bars.nth(5)).toHaveAccessibleName(/: ₹200\.00, 1 order$/);
  await page.getByRole('button', { name: 'Show table' }).click();
  const days = page.getByRole('table', { name: 'Revenue by day' }).getByRole('row');
  await expect(days.nth(6)).toContainText('₹200.00');
  await expectNoBarriers(page, 'insights');

  await page.getByRole('button', { name: 'Hide table' }).click();
  await expect(days.first()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(days.nth(6)).toBeVisible();
  for (const role of ['navigation', 'button'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  await page.emulateMedia({ media: 'screen' });

  await page.getByLabel('Period').selectOption('Today');
  await expect(page).toHaveURL(/\/insights\?period=today$/);
  await expect(page.getByText(/^No orders from/)).toBeVisible();
});

test('the days of the figures are chosen in a calendar', async ({ page, signInNew }) => {
  await signInNew({ orders: ORDERS }, '/insights?from=2026-11-02&to=2026-11-08');
  const period = page.getByLabel('Period');
  await expect(period.locator('option:checked')).toHaveText('02 Nov to 08 Nov');
  await period.selectOption('Custom dates…');
  const dialog = page.getByRole('dialog', { name: 'Period' });
  await dialog.getByRole('button', { name: '05 Nov 2026' }).click();
  await dialog.getByRole('button', { name: '03 Nov 2026' }).click();
  await dialog.getByRole('button', { name: 'Show these days' }).click();
  await expect(page).toHaveURL(/from=2026-11-03&to=2026-11-05$/);
  await period.selectOption('Custom dates…');
  await dialog.getByRole('button', { name: 'Previous month' }).click();
  await expect(dialog.getByRole('grid', { name: 'October 2026' })).toBeVisible();
});

test('numbers of the scorecard open exactly their orders', async ({ page, signInNew }) => {
  await signInNew({ orders: ORDERS }, '/insights?period=7d');
  const rows = page.getByRole('table', { name: 'Past orders' }).locator('tbody').getByRole('row');
  const groups: [string, string[]][] = [
    ['3 of 4 orders: Acceptance', ['IN-TIME', 'LATE', 'UNTIMED']],
    ['1 of 4 orders: Declined by you', ['REJECTED']],
    ['1 of 2 orders: Ready late', ['LATE']],
    ['from 3 orders: Time to answer', ['IN-TIME', 'LATE', 'REJECTED']],
    ['1 answered after 3 min: Time to answer', ['LATE']],
  ];
  for (const [name, numbers] of groups) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(rows).toHaveCount(numbers.length);
    for (const number of numbers)
      await expect(rows.filter({ hasText: number.slice(-4) })).toHaveCount(1);
    await page.goBack();
  }
});

test('another period of the figures needs no call', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  // In a wider portal, the header reads the orders of today.
  await page.setViewportSize({ width: 390, height: 900 });
  const vendor = await newVendor({ orders: ORDERS });
  const shown = "Couldn't load your figures";
  const target = { endpoint: 'orderHistory', restaurantId: vendor.restaurantId };
  await expectFailedReads(page, sandbox, target, {
    open: () => signIn(vendor, '/insights?period=7d'),
    answers: [
      { name: 'refused', reply: NO_LISTS.refused, shown },
      { name: 'an object', reply: NO_LISTS.object, shown },
    ],
  });
  await tryAgain(page).click();
  await expect(figure(page, 'Orders').first()).toHaveText('4');
  const calls = (await sandbox.log(target)).length;
  await page.getByLabel('Period').selectOption('Last 30 days');
  await expect(figure(page, 'Orders').first()).toHaveText('6');
  expect(await sandbox.log(target)).toHaveLength(calls);
});

/** Five completed orders of 200 and a rejected one of 150.50; all were placed now. */
const TODAY = [
  order('QUICK', 0, CHAI, { cooking: 1, ready_to_pickup: 13 }),
  order('CHAI', 0, CHAI, { cooking: 1, ready_to_pickup: 29 }),
  ...['A', 'B', 'C'].map((name) => order(name, 0, {}, { cooking: 1, ready_to_pickup: 29 })),
  order('REJECTED', 0, { status: 'declined', ...totalOf(150.5) }, { declined: 2 }),
];

function totalOf(total_amount: number) {
  return { total_amount, billing_detail: { payment_status: 'refund', total_amount } };
}

test('the close of the day is shared without data of customers', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const orders = TODAY.map((one) => ({ ...one, customerName: 'Asha Sample' }));
  const vendor = await newVendor({ orders });
  const createdAt = new Date().toISOString();
  const review = (food_rating: number, day = createdAt) => ({
    customer: { name: 'Asha Sample' },
    food_review: 'Cold',
    food_rating,
    createdAt: day,
  });
  const data = [review(2), review(2.5), review(5), review(1, '2026-01-01T10:00:00Z')];
  await sandbox.fault({
    endpoint: 'reviews',
    restaurantId: vendor.restaurantId,
    body: { statusCode: 200, data, overall_review: { food_rating: 3.7 } },
  });
  await signIn(vendor, '/insights?period=today');
  const advice = page.getByRole('status').getByRole('link');
  await expect(advice).toHaveText([
    '16.7% of orders declined, ₹150.50 lost: mark dishes sold out or pause in time',
    '20 min is late in 80%: promise 30 min',
  ]);
  const scorecard = page.getByRole('region', { name: 'Scorecard' });
  await expect(
    scorecard.getByRole('definition').filter({ hasText: /^(Good|Watch|Act) / }),
  ).toHaveText([
    /^Act below 97%/,
    /^Act above 3%/,
    /^Act above 10%/,
    /^Good up to 1 min 30 s/,
    /^Watch below 4 of 5/,
  ]);

  const day = page.getByRole('region', { name: 'Close of day' });
  await expect(day.getByText('of 3 reviews today')).toBeVisible();
  await day.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')).toEqual([
    expect.stringMatching(/^Close of day, \d\d \w{3} \d{4}$/),
    'Earned: ₹1,000.00 (from 5 orders)',
    'Lost to declined orders: ₹150.50 (1 of 6 orders)',
    'Slowest dish: 28 min (Masala Dosa)',
    'Low ratings: 2 (of 3 reviews today)',
    'Suggestion: 16.7% of orders declined, ₹150.50 lost: mark dishes sold out or pause in time',
  ]);
  await expectNoBarriers(page, 'insights of today');
  await day.getByRole('link', { name: '1 of 6 orders' }).click();
  await expect(page.getByText('1 declined · ₹150.50 lost')).toBeVisible();
});

test('the close of a day is one page of paper, without buttons', async ({ page, signInNew }) => {
  const yesterday = new Date(Date.now() + IST_MS - DAY * MINUTE).toISOString().slice(0, 10);
  await signInNew({ orders: [order('SOLD', DAY, {})] }, `/insights?day=${yesterday}`);
  await expect(page.getByText('from 1 order', { exact: true })).toBeVisible();
  await expect(page.getByText('no reviews that day')).toBeVisible();
  await expectNoBarriers(page, 'the close of a day');
  const print = page.getByRole('button', { name: 'Print' });
  await expect(print).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(print).toBeHidden();
  await expect(page.getByRole('button', { name: 'Back' })).toBeHidden();
  await expect(page.getByText('Lost to declined orders')).toBeVisible();
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
});
