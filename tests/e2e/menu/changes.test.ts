import type { Locator, Page } from '@playwright/test';
import type { SandboxControl, Vendor } from '../../../testing/index.ts';
import { cardOf, cards, expectSaid, NO_ITEMS, search, showAs, stockOf } from '../../pages/food.ts';
import { titleOf, tryAgain } from '../../pages/screen.ts';
import { expectFailedReads, NO_LISTS } from '../../support/answers.ts';
import { moveOnUntil } from '../../support/clock.ts';
import { expect, test } from '../../support/fixtures.ts';
import { visit } from '../../support/visit.ts';

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

  const updatesOf = ({ log }: SandboxControl) =>
    log({ restaurantId: vendor.restaurantId, endpoint: 'foodItemUpdate' });

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

  test('the filters of the menu survive a reload', async ({ page }) => {
    await page.getByText('Non-Veg', { exact: true }).first().click();
    await page.getByLabel('Tag').selectOption('Best Selling');
    await search(page, 'CHICK');
    await expect(cards(page)).toHaveCount(2);
    await expect(page).toHaveURL(/\?type=nonVeg&tag=bestselling$/);
    await page.reload();
    await expect(cards(page)).toHaveCount(2);
    await page.getByRole('link', { name: 'View Details, Chicken 65' }).click();
    await expect(titleOf(page)).toHaveText('Chicken 65');
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.getByRole('button', { name: 'Save Product' }).click();
    await expect(cards(page)).toHaveCount(2);
    await page.getByRole('link', { name: 'Edit, Chicken 65' }).click();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(cards(page)).toHaveCount(2);
    await page.getByRole('link', { name: 'View Details, Chicken 65' }).click();
    await page.getByRole('button', { name: 'Back to the menu' }).click();
    await expect(cards(page)).toHaveCount(2);
    await search(page, '.*');
    await expect(page.getByText(NO_ITEMS)).toBeVisible();
    await page.getByRole('button', { name: 'Show the whole menu' }).click();
    await expect(cards(page)).toHaveCount(9);
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

  test('one tap takes a dish out of stock', async ({ page, sandbox }) => {
    await stockOf(page, 'Paneer Butter Masala').click();
    await expect(page.getByText('Product updated successfully')).toBeVisible();
    await expect(cardOf(page, 'Paneer Butter Masala')).toContainText('Out of Stock');
    await expect
      .poll(async () => (await updatesOf(sandbox)).map(({ status }) => status))
      .toEqual([200]);
    const call = (await updatesOf(sandbox)).at(-1);
    expect(call?.after).toEqual({ ...(call?.before as object), in_stock: false });
    expect(Object.keys(call?.fields ?? {})).not.toContain('image');
    await page.reload();
    await expect(stockOf(page, 'Paneer Butter Masala')).not.toBeChecked();
    await expect(stockOf(page, 'Chicken 65')).toBeChecked();
  });

  test('the second of two quick taps decides', async ({ page, sandbox }) => {
    const { restaurantId } = vendor;
    const fault = { endpoint: 'foodItemUpdate', restaurantId, hold: true, times: 1 };
    const { id } = await sandbox.fault(fault);
    const sent = async () => (await updatesOf(sandbox)).map(({ fields }) => fields.in_stock);
    await stockOf(page, 'Dal Makhani').click();
    await expect.poll(sent).toEqual(['false']);
    await stockOf(page, 'Dal Makhani').click();
    await expect(stockOf(page, 'Dal Makhani')).toBeChecked();
    expect(await sent()).toEqual(['false']);
    await sandbox.clearFault(id);
    await expect.poll(sent).toEqual(['false', 'true']);
    await expect(stockOf(page, 'Dal Makhani')).toBeChecked();
    const [last] = (await updatesOf(sandbox)).slice(-1);
    expect(last?.after).toMatchObject({ in_stock: true });

    await sandbox.fault({
      endpoint: 'foodItemUpdate',
      restaurantId,
      dropAfterCommit: true,
      times: 1,
    });
    await stockOf(page, 'Chicken 65').click();
    await expect.poll(sent).toHaveLength(3);
    await expectSaid(page, 'Product updated successfully');
    await expect(stockOf(page, 'Chicken 65')).not.toBeChecked();
    expect(await sent()).toHaveLength(3);
  });

  test('a refused stock change goes back with the reason of the server', async ({
    page,
    sandbox,
  }) => {
    const update = { endpoint: 'foodItemUpdate', restaurantId: vendor.restaurantId, times: 1 };
    await sandbox.fault({ ...update, body: { statusCode: 500, message: 'The store is closed.' } });
    await stockOf(page, 'Dal Makhani').click();
    const alert = page.getByRole('alertdialog', { name: 'Failed to update product' });
    await expect(alert).toContainText(/Dal Makhani is still in stock\.\s*The store is closed\./);
    await alert.getByRole('button', { name: 'Close' }).click();
    await expect(stockOf(page, 'Dal Makhani')).toBeChecked();
    await sandbox.fault({ ...update, status: 400 });
    await stockOf(page, 'Chicken 65').click();
    await expect(alert).toContainText('Chicken 65 is still in stock.');
  });

  test('the texts of the specification are shown whatever the server says', async ({
    page,
    sandbox,
  }) => {
    const { restaurantId } = vendor;
    const body = { statusCode: 200, message: 'Done by the server.' };
    await sandbox.fault({ endpoint: 'foodItemUpdate', restaurantId, body });
    await sandbox.fault({ endpoint: 'foodItemDelete', restaurantId, body });
    await stockOf(page, 'Chicken 65').click();
    await expectSaid(page, 'Product updated successfully', 1);
    await page.getByRole('button', { name: 'Delete, Butter Naan', exact: true }).click();
    const ask = page.getByRole('alertdialog');
    await ask.getByRole('button', { name: 'Delete' }).click();
    await expect(ask).toBeHidden();
    await expectSaid(page, 'Item deleted successfully.', 1);
    await page.getByRole('link', { name: 'Edit, Chicken 65', exact: true }).click();
    await page.getByRole('button', { name: 'Save Product' }).click();
    await expect(titleOf(page, 'Food Menu')).toBeVisible();
    await expectSaid(page, 'Product updated successfully', 2);
    await expectSaid(page, 'Done by the server.', 0);
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

test('with only the permission for the stock nothing else can be changed or deleted', async ({
  page,
  signInNew,
}) => {
  await signInNew({ permissions: ['menu_item_stock'], demo: ['menu'] }, MENU);
  const card = cardOf(page, 'Chicken 65');
  await expect(card.getByRole('switch')).toBeChecked();
  await expect(card.getByRole('link')).toHaveText(['View Details']);
  await expect(card.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Add Product' })).toHaveCount(0);
  await visit(page, '/food-item/edit?itemId=x');
  await expect(titleOf(page)).toHaveText('No access to this screen');
});

test('a menu that could not be read can be read again', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor();
  const { restaurantId } = vendor;
  await expectFailedReads(
    page,
    sandbox,
    { endpoint: 'foodItemAll', restaurantId },
    {
      open: () => signIn(vendor, MENU),
      answers: [
        { name: 'refused', reply: NO_LISTS.refused, shown: NO_ITEMS },
        { name: 'an object', reply: NO_LISTS.object, shown: NO_ITEMS },
      ],
    },
  );
  await sandbox.fault({ endpoint: 'foodItemAll', restaurantId, ...NO_LISTS.null });
  await tryAgain(page).click();
  await expect(tryAgain(page)).toHaveCount(0);
  await expect(page.getByText(NO_ITEMS)).toBeVisible();
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
