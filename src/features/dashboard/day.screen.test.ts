import { inject } from 'vitest';
import type { SandboxControl, Vendor } from '../../../testing/index.ts';
import { dayFigure, figure } from '../../../tests/pages/dashboard.ts';
import { titleOf } from '../../../tests/pages/screen.ts';
import { expect, test } from '../../../tests/support/screen/screen.tsx';

const WEEK_MINUTES = 7 * 1_440;

const ORDERS = [
  { status: 'waiting_for_confirmation', ageMinutes: 9 },
  { status: 'declined', ageMinutes: 1 },
  // A week and five minutes ago, and in the future of that day.
  { status: 'completed', ageMinutes: WEEK_MINUTES + 1 },
  { status: 'completed', ageMinutes: WEEK_MINUTES - 5 },
] as const;

test('today is compared with what the first call tells of the same weekday', async ({
  page,
  signInNew,
  sandbox,
}) => {
  const { restaurantId } = await signInNew({ orders: ORDERS });
  await expect(figure(page, 'Revenue today')).toHaveText('₹770');
  const before = page.getByRole('link', { name: /^₹770 by now on \w{3} \d+ \w{3}$/ });
  await expect(before).toBeVisible();
  await expect(dayFigure(page, 'Late')).toHaveText('1');
  await expect(dayFigure(page, 'Declined today')).toHaveText('1 · ₹770');

  const calls = await sandbox.log({ restaurantId, endpoint: 'orderHistory' });
  expect(calls.map(({ fields }) => fields.limit)).toEqual([100]);
  await before.click();
  await expect(titleOf(page, 'Order History')).toBeVisible();
  expect(page.url()).toMatch(/from=(\d{4}-\d\d-\d\d)&to=\1$/);
});

test('stock and ratings are "–" until a screen has read them, and open it', async ({
  page,
  signInNew,
  sandbox,
}) => {
  const { restaurantId } = await signInNew({ demo: ['menu', 'reviews'] });
  await expect(dayFigure(page, 'Orders today')).toHaveText('0');
  await expect(dayFigure(page, 'Out of stock')).toHaveText('–');
  await expect(dayFigure(page, 'Rating, 7 days')).toHaveText('–');
  for (const endpoint of ['foodItemAll', 'reviews'] as const)
    expect(await sandbox.log({ restaurantId, endpoint })).toEqual([]);

  await page.getByRole('link', { name: 'Rating, 7 days' }).click();
  await expect(titleOf(page, 'Rating')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(dayFigure(page, 'Rating, 7 days')).toHaveText(/^\d(\.\d)?$/);
  await page.getByRole('link', { name: 'Out of stock' }).click();
  await expect(titleOf(page, 'Food Menu')).toBeVisible();
  expect(page.url()).toMatch(/\/food-menu\?stock=out$/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(dayFigure(page, 'Out of stock')).toHaveText(/^\d+$/);
});

/** Saves hours that have ended on each day, and none before them. */
async function saveEndedHours(sandbox: SandboxControl, vendor: Vendor): Promise<void> {
  const { access_token } = await sandbox.token(vendor.phone);
  const reply = await fetch(`${inject('sandbox').url}/restaurant/add-restaurant-timings`, {
    method: 'POST',
    headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      vendor_id: vendor.vendorId,
      restaurant_id: vendor.restaurantId,
      timings: {
        is_all_day: true,
        all_days: {
          outlet_status: true,
          timings: [{ open_times: '00:00', close_time: '00:01', days_of_week: 0 }],
        },
      },
    }),
  });
  expect(reply.ok).toBe(true);
}

test('after the last hours of today the dashboard opens the close of the day', async ({
  page,
  newVendor,
  sandbox,
  signIn,
}) => {
  const vendor = await newVendor({ orders: ORDERS });
  const { restaurantId } = vendor;
  await saveEndedHours(sandbox, vendor);
  await signIn(vendor);
  const close = page.getByRole('link', { name: 'Close of day' });
  await expect(close).toBeVisible();
  await expect(page.getByText("Today's opening hours are over.")).toBeVisible();
  const reads = await sandbox.log({ restaurantId, endpoint: 'orderHistory' });
  expect(reads.map(({ fields }) => fields.limit)).toEqual([100]);
  expect(await sandbox.log({ restaurantId, endpoint: 'restaurantGet' })).toHaveLength(1);

  await close.click();
  await expect(titleOf(page, 'Close of day')).toBeVisible();
  await expect(figure(page, 'Earned')).toHaveText(['₹770.00', 'from 1 order']);
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(titleOf(page, 'Close of day')).toBeHidden();
  await expect(close).toBeVisible();
});

test('hours that no part of the screen has read are not read for the close of the day', async ({
  page,
  newVendor,
  sandbox,
  signIn,
}) => {
  const vendor = await newVendor({ orders: ORDERS });
  const { restaurantId } = vendor;
  await saveEndedHours(sandbox, vendor);
  await signIn(vendor, '/', { layout: 'content' });
  await expect(dayFigure(page, 'Declined today')).toHaveText('1 · ₹770');
  await expect(page.getByRole('link', { name: 'Close of day' })).toBeHidden();
  expect(await sandbox.log({ restaurantId, endpoint: 'restaurantGet' })).toEqual([]);
});
