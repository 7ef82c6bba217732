import type { Locator } from '@playwright/test';
import { figure } from '../../pages/dashboard.ts';
import { expect, test } from '../../support/fixtures.ts';
import { KITCHEN, kitchen } from '../../support/kitchen.ts';
import { setTextSize } from '../../support/textSize.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

// The tests of a worker share a page, which keeps the size.
test.afterEach(({ page }) => setTextSize(page, 16));

const LABELS = [
  'Total Orders',
  'Completed Orders',
  'Declined Orders',
  'Team Members',
  'Total Revenue',
];

/** The number of different heights on the screen, which is the number of rows. */
async function rowsOf(cards: readonly Locator[]): Promise<number> {
  for (const card of cards) await expect(card).toBeVisible();
  const boxes = await Promise.all(cards.map((card) => card.boundingBox()));
  return new Set(boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0)))).size;
}

test('the five figures of all time are a strip of at most 72 px', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ history: 3 });
  const { restaurantId } = vendor;
  const orders = { total: 12_345, completed: 11_987, declined: 358 };
  const data = { orders, teamMembers: 12, revenue: { total_revenue: 1234567.5 } };
  await sandbox.fault({ endpoint: 'dashboard', restaurantId, body: { statusCode: 200, data } });
  await signIn(vendor, '/dashboard');
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(figure(page, 'Total Revenue')).toHaveText('₹12,34,567.50');
    const rows = await rowsOf(LABELS.map((label) => figure(page, label)));
    expect(rows).toBe(width === 390 ? 2 : 1);
    const strip = figure(page, 'Total Orders').locator('xpath=../..');
    const box = await strip.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(72);
    expect(await strip.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0);
  }
});

test('the key figures are two by two above links of the scorecard that a finger can hit', async ({
  page,
  signInNew,
}) => {
  await signInNew({ history: 60 }, '/insights');
  const figures = ['Revenue', 'Average bill', 'Orders', 'Declined'].map((label) =>
    page
      .locator('dl')
      .filter({ has: page.getByText(label, { exact: true }) })
      .first(),
  );
  expect(await rowsOf(figures.slice(0, 2))).toBe(1);
  expect(await rowsOf(figures)).toBe(2);
  const links = page.getByRole('region', { name: 'Scorecard' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  for (const link of await links.all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('with text of twice the size, the bar of the kitchen is one row above a short note', async ({
  page,
  signInNew,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'wakeLock', { value: undefined });
  });
  await setTextSize(page, 32);
  await signInNew({}, KITCHEN);
  const note = kitchen(page).getByRole('status').filter({ hasText: "can't keep the screen on" });
  await expect(note).toBeVisible();
  const buttons = await kitchen(page).locator('header').getByRole('button').all();
  expect(buttons.length).toBe(5);
  expect(await rowsOf(buttons)).toBe(1);
  expect((await note.boundingBox())?.height).toBeLessThan(120);
});
