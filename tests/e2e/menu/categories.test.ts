import type { Page } from '@playwright/test';
import { expectSaid } from '../../pages/food.ts';
import { titleOf } from '../../pages/screen.ts';
import { expectNoBarriers } from '../../support/axe.ts';
import { nameCapabilities } from '../../support/capabilities.ts';
import { expect, test } from '../../support/fixtures.ts';

const names = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('textbox')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

test('the categories are renamed, moved by keys or by a drag, and hidden', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ demo: ['menu'] });
  const { restaurantId } = vendor;
  await nameCapabilities(page, ['menu.categories']);
  await signIn(vendor, '/food-menu');
  await page.getByRole('main').getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('menuitem', { name: 'Edit categories' }).click();
  await expect(titleOf(page)).toHaveText('Categories');
  await expect(page.getByText('items').first()).toBeVisible();
  await expectNoBarriers(page, 'the categories');
  const order = await names(page);
  const [first = '', second = '', third = '', fourth = ''] = order;

  const up = page.getByRole('button', { name: `Move ${second} up` });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(up).toBeFocused();
  const handles = page.locator('[data-part=handle]');
  await handles.nth(3).hover();
  await page.mouse.down();
  const { y = 0, height = 0 } = (await handles.nth(2).boundingBox()) ?? {};
  await page.mouse.move(0, y + height / 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => names(page)).toEqual([second, first, fourth, third, ...order.slice(4)]);

  await page.getByRole('textbox', { name: 'Name of category 1' }).fill('House specials');
  await page.getByRole('switch', { name: `Hidden from customers, ${first}` }).click();
  await sandbox.fault({
    endpoint: 'dishCategoriesUpdate',
    restaurantId,
    dropAfterCommit: true,
    times: 1,
  });
  await page.getByRole('button', { name: 'Save categories' }).dblclick();
  await expectSaid(page, 'Categories saved');
  const calls = await sandbox.log({ restaurantId, endpoint: 'dishCategoriesUpdate' });
  expect(calls.map(({ after }) => after)).toMatchObject([
    [
      { name: 'House specials', hidden: false },
      { name: first, hidden: true },
      ...[fourth, third, ...order.slice(4)].map((name) => ({ name, hidden: false })),
    ],
  ]);

  await page.getByRole('button', { name: 'Show as a list' }).click();
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(titles.nth(0)).toHaveText('House specials');
  await expect(titles.nth(1)).toHaveText(`${first} Hidden from customers`);
});
