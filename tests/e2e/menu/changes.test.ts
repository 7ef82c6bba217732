import type { Locator, Page } from '@playwright/test';
import type { Vendor } from '../../../testing/index.ts';
import { cardOf, cards, expectSaid, search, showAs } from '../../pages/food.ts';
import { titleOf } from '../../pages/screen.ts';
import { moveOnUntil } from '../../support/clock.ts';
import { expect, test } from '../../support/fixtures.ts';

const MENU = '/food-menu';

async function expectColumns(page: Page): Promise<void> {
  // Stores the layout, because a narrow portal would show a list.
  await page.getByRole('button', { name: 'Show as a list' }).click();
  await page.getByRole('button', { name: 'Show as cards' }).click();
  for (const [width, columns] of [
    [390, 1],
    [800, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const lefts = () =>
      cards(page).evaluateAll(
        (all) => new Set(all.map((one) => one.getBoundingClientRect().left)).size,
      );
    await expect.poll(lefts, `${width} px`).toBe(columns);
  }
}

/** Expects the tag to end where the button's text ends, because a quiet button has no visible edge. */
async function expectOneEdge(tag: Locator, action: Locator): Promise<void> {
  const { x, width } = (await tag.boundingBox()) ?? { x: 0, width: 0 };
  const endOfWords = await action.evaluate((button) => {
    const words = document.createRange();
    words.selectNodeContents(button);
    return words.getBoundingClientRect().right;
  });
  expect(Math.abs(x + width - endOfWords)).toBeLessThan(2);
}

async function expectHarmless(page: Page): Promise<void> {
  const seen = await page.evaluate(() => [
    document.documentElement.scrollWidth - document.documentElement.clientWidth,
    Reflect.get(window, '__ran'),
  ]);
  expect(seen).toEqual([0, undefined]);
}

test.describe('the demo menu', () => {
  let vendor: Vendor;

  test.beforeEach(async ({ newVendor, signIn, page }) => {
    vendor = await newVendor({ demo: ['menu'] });
    await signIn(vendor, MENU);
    await expect(cards(page)).toHaveCount(9);
  });

  test('nine more cards are shown on request', async ({ page }) => {
    const card = cardOf(page, 'Paneer Tikka');
    await expect(card).toContainText(
      /Veg.*Spicy.*Paneer Tikka.*made fresh.*₹240\.00.*₹260\.00.*In Stock/,
    );
    await expectOneEdge(card.getByText('Spicy'), card.getByText('Delete', { exact: true }));
    await expect(card.getByRole('img', { name: 'Paneer Tikka' })).toHaveAttribute(
      'src',
      /\/api\/assets\/paneer-tikka\.svg$/,
    );
    await expectColumns(page);
    await expect(page.getByText(/^9 of \d\d items$/)).toBeVisible();
    await page.getByRole('button', { name: 'Load More' }).click();
    await expect(cards(page)).toHaveCount(18);
    await expect(cards(page).nth(9)).toBeFocused();
    await expect(page).toHaveURL(/\?shown=18$/);
    await expect(cardOf(page, 'Masala Chai').getByRole('img')).toHaveAccessibleName(
      'No picture of Masala Chai',
    );
  });

  test('a picture that could not be loaded is replaced', async ({ page, context }) => {
    const requested: string[] = [];
    await context.route('**/api/assets/paneer-tikka.svg', (route) => {
      requested.push(route.request().url());
      return route.fulfill({ status: 404 });
    });
    await page.reload();
    const picture = cardOf(page, 'Paneer Tikka').getByRole('img', { name: 'Paneer Tikka' });
    await expect(picture.locator('svg')).toBeVisible();
    expect(requested).toHaveLength(1);
  });

  test('a dish is deleted once it is confirmed', async ({ page, sandbox }) => {
    const { restaurantId } = vendor;
    const ask = page.getByRole('alertdialog', { name: 'Delete Food Item' });
    await page.getByRole('button', { name: 'Delete, Butter Naan', exact: true }).click();
    await expect(ask).toContainText('Delete Butter Naan?');
    await ask.getByRole('button', { name: 'Cancel' }).click();
    expect(await sandbox.log({ restaurantId, endpoint: 'foodItemDelete' })).toEqual([]);
    const refused = { endpoint: 'foodItemDelete', restaurantId, times: 1 };
    await sandbox.fault({ ...refused, status: 400 });
    await sandbox.fault({ ...refused, body: '<h1>Gateway</h1>' });
    await page.getByRole('button', { name: 'Delete, Butter Naan', exact: true }).click();
    await ask.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(ask.getByRole('alert').first()).toContainText('Failed to delete item.');
    await page.clock.install();
    await ask.getByRole('button', { name: 'Delete', exact: true }).click();
    await moveOnUntil(page, ask.getByText(/Couldn't confirm the delete/).first());
    await ask.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(ask).toBeHidden();
    await expect(cardOf(page, 'Butter Naan')).toHaveCount(0);
    await expect(titleOf(page)).toBeFocused();
    await expectSaid(page, 'Unexpected response from server.');
    await expectSaid(page, 'Item deleted successfully.');
  });
});

test('adding a product says “Coming Soon”', async ({ page, signInNew }) => {
  await signInNew({}, MENU);
  await page.getByRole('link', { name: 'Add Product' }).click();
  await expect(page).toHaveURL(/\/food-menu\/add-product$/);
  await expect(page.getByText('Coming Soon')).toBeVisible();
  const back = page.getByRole('button', { name: 'Back to the menu' });
  const width = async () => (await back.boundingBox())?.width ?? 0;
  expect(await width()).toBeGreaterThan(100);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(width).toBeLessThan(60);
});

test('5,000 dishes with hostile names are rows and nine cards of plain text', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor();
  const { restaurantId } = vendor;
  const names = ['<img src=x onerror="window.__ran = true">', 'न'.repeat(300), 'मसाला डोसा'];
  const odd = { tag: 'x'.repeat(300), selling_price: {}, image: 'javascript:window.__ran=true' };
  const data = Array.from({ length: 5000 }, (_, index) => ({
    _id: `d${index % 4000}`,
    name: names[index] ?? `Dish ${index}`,
    ...(index < 3 ? odd : {}),
  }));
  await sandbox.fault({ endpoint: 'foodItemAll', restaurantId, body: { statusCode: 200, data } });
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(vendor, MENU);
  await expect(page.getByText('5,000 items', { exact: true })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '<img src=x onerror=' })).toBeVisible();
  await expectHarmless(page);
  await showAs(page, 'cards');
  await expect(page.getByText('9 of 5,000 items')).toBeVisible();
  await expect(cards(page).first()).toContainText('<img src=x onerror=');
  await expectHarmless(page);
  await search(page, 'डोसा');
  await expect(cards(page)).toHaveCount(1);
});
