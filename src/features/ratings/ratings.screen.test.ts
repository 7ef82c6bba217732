import type { Page } from '@playwright/test';
import type { SandboxControl } from '../../../testing/index.ts';
import { tryAgain } from '../../../tests/pages/screen.ts';
import { expect, test } from '../../../tests/support/screen/screen.tsx';

const RATING = '/outlet/rating';

const cards = (page: Page) => page.getByRole('article');

const chartRow = (page: Page, name: RegExp) =>
  page.getByRole('region', { name: 'Reviews by food rating' }).getByRole('button', { name });

function answer(sandbox: SandboxControl, restaurantId: string, data: unknown) {
  return sandbox.fault({ endpoint: 'reviews', restaurantId, body: { statusCode: 200, data } });
}

function review(index: number, fields: object = {}) {
  const ratings = { food_rating: 4, taste_rating: 4.5, packaging_rating: 0, value_rating: 5 };
  const customer = { name: `Guest ${index}`, profile_pic: null };
  return { _id: `r${index}`, customer, food_review: `Text ${index}`, ...ratings, ...fields };
}

const OVERALL = { food_rating: 4.2, taste_rating: 6, packaging_rating: 3 };

test('missing overall ratings are shown as N/A', async ({ page, newVendor, signIn, sandbox }) => {
  const vendor = await newVendor();
  const { restaurantId } = vendor;
  await answer(sandbox, restaurantId, { overall_review: OVERALL, data: [review(1)] });
  await signIn(vendor, RATING);

  const overall = page.getByRole('region', { name: 'Overall rating' });
  await expect(overall.getByRole('definition')).toHaveText([
    /4\.2 out of 5/,
    'N/A',
    /3 out/,
    'N/A',
  ]);
  const [call] = await sandbox.log({ restaurantId, endpoint: 'reviews' });
  expect(call?.fields).toEqual({ restaurant_id: restaurantId, limit: 1000 });
});

test('reviews that could not be read can be read again', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor();
  const { restaurantId } = vendor;
  const { id } = await sandbox.fault({ endpoint: 'reviews', restaurantId, status: 400 });
  await signIn(vendor, RATING);
  await expect(page.getByText('No reviews available.')).toBeVisible();
  await sandbox.clearFault(id);
  await tryAgain(page).click();
  await expect(page.getByRole('region', { name: 'Overall rating' })).toContainText('N/A');
  await expect(page.getByText('No reviews available.')).toBeVisible();
});

test('a row of the chart filters the reviews', async ({ page, newVendor, signIn, sandbox }) => {
  const vendor = await newVendor();
  const { restaurantId } = vendor;
  const data = [
    review(1, { food_rating: 5 }),
    review(2, { food_rating: 4.5 }),
    review(3, { food_rating: null }),
  ];
  await answer(sandbox, restaurantId, { overall_review: null, data });
  await signIn(vendor, RATING);
  await expect(cards(page)).toHaveCount(3);
  await chartRow(page, /^4 stars, 1 review$/).click();
  await expect(cards(page)).toHaveCount(1);
  await page.reload();
  await expect(cards(page)).toContainText(['Guest 2']);
  await chartRow(page, /^2 stars, 0 reviews$/).click();
  await expect(page.getByText('No reviews available.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(cards(page)).toHaveCount(3);
  await expect(page).toHaveURL(/\/outlet\/rating$/);
});

test('a dish leads to its reviews, the worst first, and to its stock', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ demo: ['menu'] });
  const { restaurantId } = vendor;
  const of = (name: string) => ({ order: { cart_items: [{ food_item_name: name }] } });
  const data = [
    ...[5, 2, 4, 1, 3].map((food_rating, index) =>
      review(index, { food_rating, food_review: 'Very oily', ...of('Dal Makhani') }),
    ),
    review(9, { food_review: 'Fine', ...of('Butter Naan') }),
  ];
  await answer(sandbox, restaurantId, { overall_review: null, data });
  await signIn(vendor, RATING);
  await expect(cards(page)).toHaveCount(6);
  await page.getByRole('button', { name: 'Dal Makhani' }).click();
  await expect(page).toHaveURL(/\?dish=dal\+makhani$/);
  await expect(page.getByRole('heading', { name: 'Reviews of Dal Makhani' })).toBeVisible();
  await expect(cards(page)).toContainText(['Guest 3', 'Guest 1', 'Guest 4', 'Guest 2', 'Guest 0']);
  await expect(page.getByText('Words that recur: very (5), oily (5)')).toBeVisible();
  await page.getByRole('switch', { name: 'In stock, Dal Makhani' }).click();
  await expect(page.getByText('Out of Stock')).toBeVisible();
  const marked = async () =>
    (await sandbox.log({ restaurantId, endpoint: 'foodItemUpdate' })).map(
      ({ fields }) => fields.in_stock,
    );
  await expect.poll(marked).toEqual(['false']);
  await page.getByRole('link', { name: 'Edit the dish' }).click();
  await expect(page.getByRole('textbox', { name: 'Product Name' })).toHaveValue('Dal Makhani');
});
