import type { Page } from '@playwright/test';
import { cardOf, expectSaid, search } from '../../pages/food.ts';
import { titleOf } from '../../pages/screen.ts';
import { expectNoBarriers } from '../../support/axe.ts';
import { nameCapabilities } from '../../support/capabilities.ts';
import { expect, test } from '../../support/fixtures.ts';

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save Product' });

test('a product is added, and a copy of it is one product after a lost answer', async ({
  page,
  newVendor,
  signIn,
  sandbox,
}) => {
  const vendor = await newVendor({ demo: ['menu'] });
  const { restaurantId } = vendor;
  await nameCapabilities(page, ['menu.create']);
  await signIn(vendor, '/food-menu');
  const added = async () => {
    const calls = await sandbox.log({ restaurantId, endpoint: 'foodItemCreate' });
    return calls.filter(({ effective }) => effective).map(({ after }) => after);
  };
  await page.getByRole('link', { name: 'Add Product' }).click();
  await expect(titleOf(page)).toHaveText('Add Product');
  await save(page).click();
  await expect(page.getByText('Choose veg, non-veg or egg').first()).toBeVisible();
  await expectNoBarriers(page, 'the empty form');
  await expect(box(page, 'Title')).toBeHidden();
  await box(page, 'Product Name').fill('Jowar Dosa');
  await page.getByLabel('Dish Category').selectOption({ index: 1 });
  await page.getByLabel('Veg/Non-Veg').selectOption('Veg');
  await box(page, 'Selling Price').fill('110');
  await save(page).click();
  // Leaving the form closes dialogs, also that of the messages.
  await expect(titleOf(page)).toHaveText('Food Menu');
  await expect(cardOf(page, 'Jowar Dosa')).toBeInViewport();
  await expect(cardOf(page, 'Jowar Dosa')).toBeFocused();
  await expectSaid(page, 'Product added successfully');
  expect(await added()).toMatchObject([
    { name: 'Jowar Dosa', selling_price: 110, veg_nonveg: 'veg', status: true, in_stock: true },
  ]);

  await search(page, 'Paneer Butter');
  await page.getByRole('link', { name: 'View Details, Paneer Butter Masala' }).click();
  await page.getByRole('main').getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(box(page, 'Product Name')).toHaveValue('Paneer Butter Masala (copy)');
  await sandbox.fault({
    endpoint: 'foodItemCreate',
    restaurantId,
    dropAfterCommit: true,
    times: 1,
  });
  await save(page).click();
  await expect(cardOf(page, 'Paneer Butter Masala (copy)')).toBeVisible();
  const [, copy] = await added();
  expect(await added()).toHaveLength(2);
  const options = { variants: [{ group: 'Portion' }], image: null };
  expect(copy).toMatchObject({ name: 'Paneer Butter Masala (copy)', ...options });
});

test('a phone shows what a new dish needs on one screen', async ({ page, signInNew }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await nameCapabilities(page, ['menu.create']);
  await signInNew({ demo: ['menu'] }, '/food-menu');
  await page.getByRole('link', { name: 'Add Product' }).click();
  const more = page.getByText('More details');
  await expect(more).toBeVisible();
  const { y, height } = (await more.boundingBox()) ?? { y: 0, height: 0 };
  expect(y + height).toBeLessThan(900);
  await box(page, 'Product Name').fill('Ragi Dosa');
  await page.getByLabel('Dish Category').selectOption({ index: 1 });
  await page.getByLabel('Veg/Non-Veg').selectOption('Veg');
  await box(page, 'Selling Price').fill('120');
  await more.click();
  await box(page, 'Default Quantity').fill('0');
  await more.click();
  await save(page).click();
  // A problem in the folded part opens it.
  await expect(box(page, 'Default Quantity')).toBeFocused();
  await box(page, 'Default Quantity').fill('1');
  await save(page).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Ragi Dosa' });
  await expect(row).toBeInViewport();
  await expect(row.getByRole('link')).toBeFocused();
});
