import type { Locator, Page } from '@playwright/test';
import type { Vendor } from '../../../testing/index.ts';
import { cards, search, showAs, stockOf } from '../../pages/food.ts';
import { titleOf } from '../../pages/screen.ts';
import { expectNoBarriers } from '../../support/axe.ts';
import { expect, test } from '../../support/fixtures.ts';

const MENU = '/food-menu';

const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
const priceOf = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^₹.*, change the price of ${name}$`) });

let vendor: Vendor;

test.beforeEach(async ({ page, newVendor, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  vendor = await newVendor({ demo: ['menu'] });
  await signIn(vendor, MENU);
  await expect(rowOf(page, 'Paneer Tikka')).toBeVisible();
});

test('a phone shows the menu as rows of 72 px by category', async ({ page }) => {
  await expect(page.getByRole('list', { name: /^Starters/ })).toContainText('Paneer Tikka');
  const heights = await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('switch') })
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(50);
  expect(Math.max(...heights)).toBeLessThanOrEqual(73);
  await expectNoBarriers(page, 'the menu as a list');
});

test('one tap in the list takes a dish out of stock', async ({ page, sandbox }) => {
  await stockOf(page, 'Paneer Tikka').click();
  await expect(rowOf(page, 'Paneer Tikka')).toContainText('Out of Stock');
  const calls = () =>
    sandbox.log({ restaurantId: vendor.restaurantId, endpoint: 'foodItemUpdate' });
  await expect.poll(async () => (await calls()).map(({ status }) => status)).toEqual([200]);
});

test('the price in the list is changed in its dialog', async ({ page, sandbox }) => {
  await priceOf(page, 'Paneer Tikka').click();
  const dialog = page.getByRole('dialog', { name: 'Price of Paneer Tikka' });
  await expect(dialog.getByLabel('Selling Price')).toBeFocused();
  await page.keyboard.type('255.50');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(priceOf(page, 'Paneer Tikka')).toHaveText('₹255.50');
  await expect(priceOf(page, 'Paneer Tikka')).toBeFocused();
  const { restaurantId } = vendor;
  const [call] = await sandbox.log({ restaurantId, endpoint: 'foodItemUpdate' });
  expect(call?.after).toEqual({ ...(call?.before as object), selling_price: 255.5 });
});

test('a price that is refused stays in its dialog', async ({ page, sandbox }) => {
  const { restaurantId } = vendor;
  const body = { statusCode: 409, message: 'Prices are frozen today.' };
  await sandbox.fault({ endpoint: 'foodItemUpdate', restaurantId, body });
  await priceOf(page, 'Paneer Tikka').click();
  const dialog = page.getByRole('dialog', { name: 'Price of Paneer Tikka' });
  await dialog.getByLabel('Selling Price').fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('Selling price is required');
  await dialog.getByLabel('Selling Price').fill('300');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('Prices are frozen today.');
  await expect(dialog.getByLabel('Selling Price')).toHaveValue('300');
});

test('the menu of a row opens the dish, its form and the question about deleting it', async ({
  page,
}) => {
  await search(page, 'Paneer Tikka');
  const more = page.getByRole('button', { name: 'More actions for Paneer Tikka' });
  await more.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(more).toBeFocused();
  await more.click();
  await page.getByRole('menuitem', { name: 'View Details' }).click();
  await expect(titleOf(page)).toHaveText('Paneer Tikka');
  await page.getByRole('button', { name: 'Back to the menu' }).click();
  await more.click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(titleOf(page)).toHaveText('Edit Food Item');
  await page.getByRole('button', { name: 'Back to the menu' }).click();
  await expect(more).toBeVisible();
});

test('a tap anywhere on the left of a row opens its dish', async ({ page }) => {
  const { height = 0 } = (await rowOf(page, 'Paneer Tikka').boundingBox()) ?? {};
  await rowOf(page, 'Paneer Tikka').click({ position: { x: 20, y: height - 6 } });
  await expect(titleOf(page)).toHaveText('Paneer Tikka');
  await page.getByRole('button', { name: 'Back to the menu' }).click();
  await rowOf(page, 'Paneer Tikka').getByRole('link', { name: 'Paneer Tikka' }).press('Enter');
  await expect(titleOf(page)).toHaveText('Paneer Tikka');
});

test('the dishes that are out of stock are three taps away', async ({ page }) => {
  await page.getByRole('button', { name: /^Filters/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Filter items' });
  await dialog.getByText('Out of Stock', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Show items' }).click();
  await expect(page).toHaveURL(/\?stock=out$/);
  await expect(
    page.getByRole('button', { name: 'Out of Stock: remove this filter' }),
  ).toBeVisible();
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('switch') });
  await expect(rows).not.toHaveCount(0);
  await expect(rows.getByRole('switch', { checked: true })).toHaveCount(0);
});

test('the filters of a phone are one row, and a chip for each that is set', async ({ page }) => {
  const filters = page.getByRole('button', { name: /^Filters/ });
  const row = [
    page.getByRole('searchbox', { name: 'Search' }),
    filters,
    page.getByRole('button', { name: 'More actions', exact: true }),
  ];
  const boxes = await Promise.all(row.map((one) => one.boundingBox()));
  const tops = boxes.map((box) => Math.round(box?.y ?? 0));
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(1);

  await filters.click();
  const dialog = page.getByRole('dialog', { name: 'Filter items' });
  await dialog.getByText('Veg', { exact: true }).click();
  await dialog.getByText('Spicy', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Show items' }).click();
  await expect(page).toHaveURL(/\?type=veg&tag=spicy$/);
  await expect(filters).toHaveText('Filters (2)');
  await page.getByRole('button', { name: 'Veg: remove this filter' }).click();
  await expect(filters).toBeFocused();
  await expect(page).toHaveURL(/\?tag=spicy$/);
  await expectNoBarriers(page, 'the filters of the menu on a phone');
});

test('the chosen layout is remembered on this device', async ({ page }) => {
  await showAs(page, 'cards');
  await expect(cards(page)).toHaveCount(9);
  await page.reload();
  await expect(cards(page)).toHaveCount(9);
  await showAs(page, 'a list');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(rowOf(page, 'Paneer Tikka')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
});
