import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import type { SandboxControl } from '../../../testing/index.ts';
import { expectNoBarriers } from '../../support/axe.ts';
import { expect, test } from '../../support/fixtures.ts';

const RATING = '/outlet/rating';

const cards = (page: Page) => page.getByRole('article');

function answer(sandbox: SandboxControl, restaurantId: string, data: unknown) {
  return sandbox.fault({ endpoint: 'reviews', restaurantId, body: { statusCode: 200, data } });
}

function review(index: number, fields: object = {}) {
  const ratings = { food_rating: 4, taste_rating: 4.5, packaging_rating: 0, value_rating: 5 };
  const customer = { name: `Guest ${index}`, profile_pic: null };
  return { _id: `r${index}`, customer, food_review: `Text ${index}`, ...ratings, ...fields };
}

/** Expects the first two cards side by side, and the third below the first. */
async function expectTwoInARow(shown: readonly Locator[]) {
  const [a, b, c] = await Promise.all(shown.map((card) => card.boundingBox()));
  expect([a?.y === b?.y, (b?.x ?? 0) > (a?.x ?? 0), c?.x === a?.x]).toEqual([true, true, true]);
}

const HOSTILE = '<img src=x onerror="document.title=1">';

const UNRATED = { food_rating: null, taste_rating: null, packaging_rating: '', value_rating: 9 };

test('a review is shown with its items', async ({ page, newVendor, signIn, sandbox }) => {
  const vendor = await newVendor();
  const { restaurantId } = vendor;
  const cart_items = [{ food_item_name: 'Masala Dosa', quantity: 2, food_item_id: 'x' }];
  const data = [
    review(1, { order: { cart_items } }),
    review(2, { ...UNRATED, food_review: HOSTILE, order: null }),
    review(3, { food_review: 'बहुत स्वादिष्ट', customer: null }),
  ];
  await answer(sandbox, restaurantId, { overall_review: null, data });
  await signIn(vendor, RATING);
  const [first, second, third] = [cards(page).nth(0), cards(page).nth(1), cards(page).nth(2)];
  await expect(first).toContainText('Guest 1');
  await expect(first.getByRole('listitem')).toHaveText('2 × Masala Dosa');
  await expect(second.getByText('N/A')).toHaveCount(4);
  await expect(second).toContainText(HOSTILE);
  await expect(second).toContainText('No items listed.');
  await expect(third).toContainText('बहुत स्वादिष्ट');
  await expectTwoInARow([first, second, third]);
});

test('a thousand reviews are shown while scrolling', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor();
  const data = Array.from({ length: 1000 }, (_, index) => review(index + 1));
  await answer(sandbox, vendor.restaurantId, { overall_review: {}, data });
  await signIn(vendor, RATING);
  await expect(page.getByText('1,000 reviews', { exact: true })).toBeVisible();
  expect(await cards(page).count()).toBeLessThan(100);
  await page.getByRole('button', { name: 'Show more' }).scrollIntoViewIfNeeded();

  await expect(page.getByText('Text 48', { exact: true })).toBeAttached();
  expect(await cards(page).count()).toBeLessThan(200);
});

test('a long text is read on demand', async ({ page, newVendor, signIn, sandbox }) => {
  const vendor = await newVendor();
  const long = { food_review: `${'Well cooked. '.repeat(30)}The end.` };
  const dish = { food_item_name: 'Masala Dosa', quantity: 2 };
  const cart_items = [{ ...dish, food_item_image: 'assets/masala-dosa.svg' }, dish];
  const pictured = {
    customer: { name: 'Asha', profile_pic: 'assets/guest.svg' },
    order: { cart_items },
  };
  const data = [review(1, long), review(2, pictured), review(3, { food_rating: null })];
  await answer(sandbox, vendor.restaurantId, { overall_review: { food_rating: 4.2 }, data });
  await signIn(vendor, RATING);
  const pictures = cards(page).nth(1).locator('img');
  const widths = () =>
    pictures.evaluateAll((all) =>
      all.map((one) => Math.sign((one as HTMLImageElement).naturalWidth)),
    );
  await expect.poll(widths).toEqual([1, 1]);
  await expect(page.getByRole('img', { name: 'Picture of Asha' })).toHaveAttribute('src', /guest/);
  const more = page.getByRole('button', { name: 'Read more' });
  await more.click();
  await expect(page.getByText(/The end\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Read less' }).click();

  await expect(page.getByText(/The end\.$/)).toHaveCount(0);
  await expectNoBarriers(page, 'the ratings');
});

test('a dish has an average from five reviews on', async ({ page, newVendor, signIn, sandbox }) => {
  const vendor = await newVendor();
  const of = (food_item_name: string) => ({ order: { cart_items: [{ food_item_name }] } });
  const rate = (index: number, food_rating: unknown, dish: string, createdAt: string) =>
    review(index, { food_rating, createdAt, ...of(dish) });
  const data = [
    rate(1, 2.5, 'Dosa', '2026-11-01T10:00:00Z'),
    ...[5, 4, 4.5].map((rating, index) => rate(index + 2, rating, 'dosa', '2026-11-02T10:00:00Z')),
    rate(5, 1, ' Dosa', '2026-11-03T10:00:00Z'),
    rate(6, null, 'Dosa', '2026-11-04T10:00:00Z'),
    rate(7, 3, '=Naan', '2026-11-05T10:00:00Z'),
  ];
  await answer(sandbox, vendor.restaurantId, { overall_review: {}, data });
  await signIn(vendor, RATING);
  const rows = page.getByRole('table', { name: 'Ratings by dish' }).locator('tbody tr');
  await expect(rows).toHaveCount(1);
  await expect(rows.locator('td')).toHaveText(['Dosa', '★ 3.4', '5', '–']);
  await page.getByText('1 dish with fewer than 5 reviews').press('Enter');
  await expect(page.getByText('=Naan (1)')).toBeVisible();

  const low = page.getByRole('button', { name: '1–2 stars (2)' });
  await low.press('Enter');
  await expect(cards(page)).toHaveCount(2);
  await page.reload();
  await expect(low).toHaveAttribute('aria-pressed', 'true');
  await expect(cards(page)).toContainText(['Guest 5', 'Guest 1']);
  const saved = page.waitForEvent('download');
  const dishes = page.getByRole('region', { name: 'Ratings by dish' });
  await dishes.getByRole('button', { name: 'Export' }).click();
  const file = await readFile(await (await saved).path(), 'utf8');
  expect(parse(file, { bom: true })).toEqual([
    ['Dish', 'Average', 'Reviews', 'Last 30 days'],
    ['Dosa', '3.4', '5', ''],
  ]);
  await expectNoBarriers(page, 'the ratings by dish');
});
