import type { Page } from '@playwright/test';
import type { Vendor } from '../support/control.ts';
import { expect, test } from '../support/fixtures.ts';
import { editFromMenu, expectSaid, search } from '../pages/food.ts';
import { fixtureFile } from '../pages/kyc.ts';
import { visit } from '../support/visit.ts';

/** With the search that led away from it, as far as that was in the address by then. */
const BACK_ON_MENU = /\/food-menu(\?|$)/;

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const addonGroup = (page: Page, number = 1) =>
  page.getByRole('group', { name: `Addon group ${number}` });
const variantGroup = (page: Page, number: number) =>
  page.getByRole('group', { name: `Variant group ${number}` });

async function fillVariants(page: Page, number: number, group: string, names: string[]) {
  await button(page, 'Add Variant Group').click();
  const place = variantGroup(page, number);
  await place.getByLabel('Group name').fill(group);
  for (const [index, name] of names.entries()) {
    if (index > 0) await place.getByRole('button', { name: 'Add Variant' }).click();
    await place.getByLabel(`Variant ${index + 1} of group ${number}`, { exact: true }).fill(name);
  }
}

let vendor: Vendor;

test.beforeEach(async ({ newVendor, sandbox }) => {
  vendor = await newVendor();
  await sandbox.fill(vendor.restaurantId, ['menu']);
});

async function updatesOf(sandbox: { log: (filter: object) => Promise<{ fields: object }[]> }) {
  const { restaurantId } = vendor;
  const calls = await sandbox.log({ restaurantId, endpoint: 'foodItemUpdate' });
  return calls.map(({ fields }) => fields as Record<string, unknown>);
}

test('a dish tells everything that can be chosen with it', async ({ page, signIn }) => {
  await signIn(vendor, '/food-menu');
  const open = async (name: string) => {
    await search(page, name);
    await page.getByRole('link', { name: `View Details, ${name}`, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  };
  const back = () => page.getByRole('button', { name: 'Back to the menu' }).click();
  const main = page.getByRole('main');
  await open('Paneer Butter Masala');
  await expect(main).toContainText(
    /₹280\.00\s*₹300\.00.*Description.*made fresh.*Type.*Veg.*In Stock/,
  );
  await expect(main).toContainText(/Tag.*Chef's Special.*Portion.*Half.*Full.*Full.*₹280\.00/);
  await expect(main).toContainText(/Extras \(Max: 2\).*Extra Butter.*₹20\.00.*Cheese.*₹40\.00/);
  await back();
  await open('Butter Naan');
  await expect(main).toContainText(/Wishes \(Max: 1\)\s*Less butter$/);
  await back();
  await open('Masala Chai');
  await expect(main).toContainText(/Description.*N\/A.*Tag.*None/);
  await expect(page.getByRole('img', { name: 'No picture of Masala Chai' })).toBeVisible();
  await back();
  await open('Egg Biryani');
  await expect(main).toContainText(/Type.*Egg.*Status.*Out of Stock/);
});

test('an unknown dish is not found, a crooked id asks for nothing, a form without an item leads back', async ({
  page,
  signIn,
  sandbox,
}) => {
  const { restaurantId } = vendor;
  await signIn(vendor, '/food-item/nothing');
  await expect(page.getByText('Food item not found')).toBeVisible();
  for (const id of ['no%20id', 'a'.repeat(65)]) {
    await visit(page, '/food-menu');
    await expect(page.getByText('Food item not found')).toHaveCount(0);
    await visit(page, `/food-item/${id}`);
    await expect(page.getByText('Food item not found'), id).toBeVisible();
  }
  const asked = await sandbox.log({ restaurantId, endpoint: 'foodItemGet' });
  expect(asked.map(({ fields }) => fields.dish_item_id)).toEqual(['nothing']);
  await page.getByRole('link', { name: 'Back to the menu' }).click();
  await expect(page).toHaveURL(/\/food-menu$/);
  await sandbox.fault({ endpoint: 'foodItemGet', restaurantId, status: 400, times: 1 });
  await visit(page, '/food-item/other');
  await expect(page.getByText('The item could not be read just now.')).toBeVisible();

  for (const [query, words, times] of [
    ['', 'No item data found', 1],
    ['?itemId=../x', 'No item data found', 2],
    ['?itemId=nothing', 'Failed to fetch item details', 1],
  ] as const) {
    await visit(page, `/food-item/edit${query}`);
    await expect(page).toHaveURL(/\/food-menu$/);
    await expectSaid(page, words, times);
  }
});

test('two variant groups, six combinations and an addon group are sent as specified', async ({
  page,
  signIn,
  sandbox,
}) => {
  // The longest journey of all: many fields, and a machine may be slow.
  test.slow();
  await signIn(vendor, '/food-menu');
  await editFromMenu(page, 'Dal Makhani');
  await box(page, 'Product Name').fill('दाल मखनी');
  await box(page, 'Base Price').fill('');
  await page.getByLabel('Product Type').selectOption('Variable');
  await expect(button(page, 'Generate Combinations')).toHaveCount(0);
  await fillVariants(page, 1, 'Size', ['Small', 'Large', 'Family']);
  await fillVariants(page, 2, 'Style', ['Dry', 'Gravy']);
  await button(page, 'Generate Combinations').click();
  const pairs = ['Small', 'Large', 'Family'].flatMap((first) =>
    ['Dry', 'Gravy'].map((second) => ({ first_gp: first, second_gp: second })),
  );
  for (const [index, { first_gp, second_gp }] of pairs.entries()) {
    await box(page, `Price of ${first_gp} + ${second_gp}`).fill(String(100 + index));
  }
  await button(page, 'Add Addon Group').click();
  await box(page, 'Addon group name').fill('Extras');
  await box(page, 'Max selection').fill('2');
  await box(page, 'Item 1 of addon group 1').fill('Butter');
  await box(page, 'Price of item 1 of addon group 1').fill('20.50');
  await button(page, 'Add Item').click();
  await box(page, 'Item 2 of addon group 1').fill('Cream');
  await box(page, 'Price of item 2 of addon group 1').fill('30');
  await button(page, 'Save Product').click();

  await expect(page).toHaveURL(BACK_ON_MENU);
  const [sent = {}, ...more] = await updatesOf(sandbox);
  expect(more).toEqual([]);
  const { variants, combinations, addon, dish_item_id, dish_category_id, ...rest } = sent;
  expect(rest).toEqual({
    restaurant_id: vendor.restaurantId,
    name: 'दाल मखनी',
    description: 'Dal Makhani, made fresh for each order. From our mains.',
    base_price: '0',
    selling_price: '220',
    status: 'true',
    veg_nonveg: 'veg',
    product_type: 'variable',
    tag: 'Best Selling',
    recomended: 'false',
    in_stock: 'true',
    title: 'Dal Makhani',
    product_timing: 'full_time',
    default_quantity: '1',
  });
  expect([dish_item_id, dish_category_id].map((id) => typeof id)).toEqual(['string', 'string']);
  expect(JSON.parse(String(variants))).toEqual([
    {
      group: 'Size',
      variants: [
        { _id: 1, name: 'Small' },
        { _id: 2, name: 'Large' },
        { _id: 3, name: 'Family' },
      ],
    },
    {
      group: 'Style',
      variants: [
        { _id: 1, name: 'Dry' },
        { _id: 2, name: 'Gravy' },
      ],
    },
  ]);
  expect(JSON.parse(String(combinations))).toEqual(
    pairs.map((pair, index) => ({ ...pair, price: 100 + index })),
  );
  expect(JSON.parse(String(addon))).toEqual([
    {
      group: 'Extras',
      max_selection: 2,
      is_price_related: true,
      addon: [
        { name: 'Butter', price: 20.5 },
        { name: 'Cream', price: 30 },
      ],
    },
  ]);
  await expectSaid(page, 'Product updated successfully');
});

test('generated again, combinations keep their prices; unsaved, they are asked about', async ({
  page,
  signIn,
}) => {
  await signIn(vendor, '/food-menu');
  await editFromMenu(page, 'Egg Fried Rice');
  await button(page, 'Cancel').click();
  await expect(page).toHaveURL(BACK_ON_MENU);
  await editFromMenu(page, 'Chicken 65');
  await variantGroup(page, 1).getByRole('button', { name: 'Add Variant' }).click();
  await box(page, 'Variant 3 of group 1').fill('Family');
  await box(page, 'Variant 2 of group 1').fill('Big');
  await expect(page.getByText('Some combinations no longer match')).toBeVisible();
  await fillVariants(page, 3, 'Bread', ['Naan']);
  await expect(page.getByText('Combinations pair the first two groups only.')).toBeVisible();
  await button(page, 'Generate Combinations').click();
  await expect(page.getByText('Some combinations no longer match')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: /^Price of / })).toHaveCount(6);
  await expect(box(page, 'Price of Small + Gravy')).toHaveValue('260');
  await expect(box(page, 'Price of Small + Dry')).toHaveValue('250');
  await expect(box(page, 'Price of Big + Dry')).toHaveValue('');

  await button(page, 'Cancel').click();
  const ask = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await ask.getByRole('button', { name: 'Keep editing' }).click();
  await expect(box(page, 'Variant 2 of group 1')).toHaveValue('Big');
  await button(page, 'Cancel').click();
  await ask.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(BACK_ON_MENU);
});

test('a limit below the items asks before it cuts any off', async ({ page, signIn }) => {
  await signIn(vendor, '/food-menu');
  await editFromMenu(page, 'Paneer Butter Masala');
  const items = addonGroup(page).getByRole('textbox', { name: /^Item / });
  const limit = box(page, 'Max selection');
  await expect(button(page, 'Add Item')).toHaveCount(0);
  await limit.fill('3');
  await button(page, 'Add Item').click();
  await box(page, 'Item 3 of addon group 1').fill('Cream');
  await expect(button(page, 'Add Item')).toHaveCount(0);

  const ask = page.getByRole('alertdialog', { name: 'Remove 2 addon items?' });
  await limit.fill('1');
  await limit.blur();
  await expect(ask).toContainText('A limit of 1 leaves no place for: Cheese, Cream.');
  await ask.getByRole('button', { name: 'Keep the limit' }).click();
  await expect(limit).toHaveValue('3');
  await expect(items).toHaveCount(3);
  await limit.fill('1');
  await limit.blur();
  await ask.getByRole('button', { name: 'Remove' }).click();
  await expect(items).toHaveCount(1);

  await page.getByLabel('Price type').selectOption('Without prices');
  await expect(box(page, 'Price of item 1 of addon group 1')).toHaveCount(0);
  await button(page, 'Cancel Addon').click();
  await expect(items).toHaveCount(2);
  await expect(limit).toHaveValue('2');
  await expect(box(page, 'Price of item 2 of addon group 1')).toHaveValue('40');
  await expect(button(page, 'Cancel Addon')).toHaveCount(0);
});

test('missing fields are named, and a refusal keeps what was typed', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(vendor, '/food-menu');
  await editFromMenu(page, 'Egg Biryani');
  await box(page, 'Product Name').fill(' ');
  await box(page, 'Selling Price').fill('');
  await page.getByLabel('Dish Category').selectOption('');
  await box(page, 'Default Quantity').fill('0');
  await button(page, 'Save Product').click();
  const problems = [
    'Product name is required',
    'Selling price is required',
    'Dish category is required',
    'Enter a whole number, 1 or more',
  ];
  for (const problem of problems) await expect(page.getByText(problem)).toBeVisible();
  expect(await updatesOf(sandbox)).toEqual([]);

  await box(page, 'Product Name').fill('अंडा बिरयानी');
  await box(page, 'Selling Price').fill('1,240.50');
  await page.getByLabel('Dish Category').selectOption('Mains');
  await box(page, 'Default Quantity').fill('2');
  for (const problem of problems) await expect(page.getByText(problem)).toHaveCount(0);
  const { restaurantId } = vendor;
  await sandbox.fault({ endpoint: 'foodItemUpdate', restaurantId, status: 400, times: 1 });
  await button(page, 'Save Product').click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Failed to update');
  await expect(box(page, 'Product Name')).toHaveValue('अंडा बिरयानी');
  await button(page, 'Save Product').click();
  await expect(page).toHaveURL(BACK_ON_MENU);
  const sent = (await updatesOf(sandbox)).at(-1);
  expect(sent).toMatchObject({ selling_price: '1240.5', default_quantity: '2' });
});

test('values that the form does not know stay as they are', async ({ page, signIn, sandbox }) => {
  const { restaurantId } = vendor;
  const data = {
    _id: 'other',
    name: 'Thali',
    selling_price: '180',
    dish_category_id: 'gone',
    tag: 'House Pride',
    veg_nonveg: 'Jain',
    product_type: 'Simple',
    product_timing: 'weekends',
    in_stock: 1,
  };
  await sandbox.fault({ endpoint: 'foodItemGet', restaurantId, body: { statusCode: 200, data } });
  await signIn(vendor, '/food-item/edit?itemId=d1');
  await expect(page.getByLabel('Tag')).toHaveValue('House Pride');
  await expect(page.getByLabel('Dish Category')).toHaveValue('gone');
  await page.getByLabel('Tag').selectOption('Spicy');
  await page.getByLabel('Tag').selectOption('House Pride');
  await button(page, 'Save Product').click();
  await expect
    .poll(() => updatesOf(sandbox))
    .toMatchObject([
      {
        dish_item_id: 'd1',
        tag: 'House Pride',
        veg_nonveg: 'Jain',
        product_type: 'Simple',
        product_timing: 'weekends',
        dish_category_id: 'gone',
        in_stock: 'true',
      },
    ]);
});

test('a picture is shown before it is sent, and its way is measured', async ({
  page,
  signIn,
  sandbox,
}) => {
  const { restaurantId } = vendor;
  await signIn(vendor, '/food-menu');
  await editFromMenu(page, 'Masala Chai');
  const picker = page.getByLabel('Image', { exact: true });
  const text = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
  await picker.setInputFiles(text);
  await expect(page.getByText('This file is no picture that can be opened.')).toBeVisible();
  await picker.setInputFiles(fixtureFile('a PNG of the size of a photo'));
  await expect(page.getByRole('img', { name: 'The chosen picture' })).toHaveAttribute(
    'src',
    /^blob:/,
  );
  const { id } = await sandbox.fault({ endpoint: 'foodItemUpdate', restaurantId, hold: true });
  await button(page, 'Save Product').click();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  await sandbox.clearFault(id);
  await expect(page).toHaveURL(BACK_ON_MENU);
  expect((await updatesOf(sandbox))[0]).toMatchObject({
    name: 'Masala Chai',
    image: { file: 'dish.png', type: 'image/png' },
  });
});
