import type { Locator, Page } from '@playwright/test';
import { titleOf } from '../../pages/screen.ts';
import { nameCapabilities } from '../../support/capabilities.ts';
import { expect, test } from '../../support/fixtures.ts';
import { photo } from '../../support/photos.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

/** Counts the taps of a job. A list or a picker of the phone is two taps: one opens it, one chooses. */
function tapper() {
  let count = 0;
  return {
    count: () => count,
    tap: async (target: Locator) => {
      await target.tap();
      count += 1;
    },
    type: async (field: Locator, text: string) => {
      await field.tap();
      await field.fill(text);
      count += 1;
    },
    choose: async (field: Locator, option: string | { index: number }) => {
      await field.selectOption(option);
      count += 2;
    },
    pick: async (field: Locator, file: Awaited<ReturnType<typeof photo>>) => {
      await field.setInputFiles(file);
      count += 2;
    },
  };
}

/** A link in the bar of the main screens. */
const main = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).last();

/** How long it may take to change all items. */
const ALL_MS = 90_000;

/** Waits as a person does who reads first: what has just appeared under the finger ignores a tap. */
async function letSee(page: Page): Promise<void> {
  const since = await page.evaluate(() => performance.now());
  await page.waitForFunction((start) => performance.now() - start > 1_100, since);
}

test('a dish with a photo is added with 12 taps', async ({ page, signInNew, sandbox }) => {
  await nameCapabilities(page, ['menu.create']);
  const { restaurantId } = await signInNew({ demo: ['menu'] });
  const { tap, type, choose, pick, count } = tapper();
  const picture = { name: 'a.jpg', width: 1200, height: 900, colors: ['red', 'blue'] } as const;
  await tap(main(page, 'Food Menu'));
  await tap(page.getByRole('link', { name: 'Add Product' }));
  await pick(page.getByLabel('Image', { exact: true }), await photo(page, picture));
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Crop' }));
  await type(page.getByRole('textbox', { name: 'Product Name' }), 'Jowar Dosa');
  await choose(page.getByLabel('Dish Category'), { index: 1 });
  await choose(page.getByLabel('Veg/Non-Veg'), 'Veg');
  await type(page.getByRole('textbox', { name: 'Selling Price' }), '110');
  await tap(page.getByRole('button', { name: 'Save Product' }));
  await expect(page.getByRole('listitem').filter({ hasText: 'Jowar Dosa' })).toBeInViewport();
  const [call] = await sandbox.log({ restaurantId, endpoint: 'foodItemCreate' });
  expect(call?.fields.image).toMatchObject({ type: 'image/jpeg' });
  expect(count()).toBe(12);
});

test('all prices are raised by 7 % with six taps in the menu', async ({
  page,
  signInNew,
  sandbox,
  recorder,
}) => {
  test.slow();
  recorder.allowCalls('foodItemGet', 'all items are changed at once');
  recorder.allowCalls('foodItemUpdate', 'all items are changed at once');
  const { restaurantId } = await signInNew({ demo: ['menu'] });
  await main(page, 'Food Menu').tap();
  const { tap, count } = tapper();
  await tap(page.getByRole('main').getByRole('button', { name: 'More actions', exact: true }));
  await tap(page.getByRole('menuitem', { name: 'Edit prices' }));
  await tap(page.getByRole('button', { name: 'Change prices' }));
  const dialog = page.getByRole('dialog', { name: /^Change \d+ prices of \d+ items$/ });
  await expect(dialog.getByLabel('By how much')).toBeFocused();
  await page.keyboard.type('7');
  await tap(dialog.getByRole('button', { name: 'Change', exact: true }));
  await tap(page.getByRole('button', { name: /^Review \d+ changes$/ }));
  const review = page.getByRole('dialog', { name: /^Check the changes of/ });
  const confirm = review.getByRole('button', { name: /^Change \d+ items$/ });
  await expect(confirm).toBeVisible();
  await letSee(page);
  await tap(confirm);
  await expect(page.getByText('No changes')).toBeVisible({ timeout: ALL_MS });
  const written = await sandbox.log({ restaurantId, endpoint: 'foodItemUpdate' });
  expect(written.length).toBeGreaterThanOrEqual(60);
  expect(count()).toBe(6);
});

test('the bad reviews of a dish are two taps away', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ demo: ['menu'] });
  const { restaurantId } = vendor;
  const order = { cart_items: [{ food_item_name: 'Masala Dosa', quantity: 1 }] };
  const data = [5, 1, 4, 2, 5].map((food_rating, index) => ({
    _id: `r${index}`,
    createdAt: new Date().toISOString(),
    customer: { name: `Guest ${index}` },
    food_review: `Text ${index}`,
    food_rating,
    order,
  }));
  await sandbox.fault({ endpoint: 'reviews', restaurantId, body: { statusCode: 200, data } });
  await signIn(vendor);
  const { tap, count } = tapper();
  await tap(page.getByRole('link', { name: 'Rating, 7 days' }));
  await tap(page.getByRole('button', { name: /Masala Dosa/ }).first());
  await expect(page.getByRole('article').first()).toContainText('Text 1');
  await expect(page.getByRole('article').nth(1)).toContainText('Text 3');
  expect(count()).toBe(2);
});

test('the declined orders of the same weekday a week ago are four taps away', async ({
  page,
  signInNew,
}) => {
  const ageMinutes = 7 * 1_440;
  const [sold, declined] = ['completed', 'declined'].map((status) => ({ status, ageMinutes }));
  await signInNew({ orders: [sold, declined] as { status: string }[] });
  await page.getByRole('link', { name: /by now on|Orders of/ }).tap();
  await expect(titleOf(page, 'Order History')).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).tap();
  const filters = page.getByRole('dialog');
  await filters.getByText('Declined', { exact: true }).tap();
  await filters.getByRole('button', { name: 'Show orders' }).tap();
  await expect(page.getByText(/^1 declined/)).toBeVisible();
});

test('holding the button that accepts opens the other times, and no menu of the browser', async ({
  page,
  signInNew,
  sandbox,
}) => {
  const { restaurantId } = await signInNew({ orders: [{ status: 'waiting_for_confirmation' }] });
  await page.getByRole('button', { name: 'Turn on' }).tap();
  const accept = page.getByRole('article').getByRole('button', { name: /^Accept, \d+ min/ });
  await expect(accept).toBeVisible();
  await page.evaluate(() =>
    document.addEventListener('contextmenu', (event) =>
      document.body.setAttribute('data-menu', `${event.defaultPrevented}`),
    ),
  );
  const { x = 0, y = 0, width = 0, height = 0 } = (await accept.boundingBox()) ?? {};
  const device = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await expect(async () => {
    await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    try {
      await expect(page.getByRole('menu')).toBeVisible({ timeout: 2_000 });
    } finally {
      await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    }
  }).toPass();
  await expect(page.locator('body')).not.toHaveAttribute('data-menu', 'false');
  await expect(page.getByRole('menuitem')).toHaveCount(4);
  expect(await sandbox.log({ restaurantId, endpoint: 'updateOrderStatus' })).toEqual([]);

  await page.getByRole('menuitem', { name: 'Accept, 45 min' }).tap();
  await expect(page.getByRole('article')).toHaveCount(0);
  const [call] = await sandbox.log({ restaurantId, endpoint: 'updateOrderStatus' });
  expect(call?.fields.cooking_time).toBe('45 minutes');
});
