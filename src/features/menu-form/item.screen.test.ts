import type { Page } from '@playwright/test';
import type { SandboxControl, Vendor } from '../../../testing/index.ts';
import { editFromMenu, expectSaid, search } from '../../../tests/pages/food.ts';
import { leaveQuestion, titleOf } from '../../../tests/pages/screen.ts';
import { expect, test } from '../../../tests/support/screen/screen.tsx';
import { visit } from '../../../tests/support/visit.ts';

/** The URL of the menu, with or without the query, which is added a moment later. */
const BACK_ON_MENU = /\/food-menu(\?|$)/;

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const addonGroup = (page: Page, number = 1) =>
  page.getByRole('group', { name: `Addon group ${number}` });

const variantGroup = (page: Page, number: number) =>
  page.getByRole('group', { name: `Variant group ${number}` });

async function fillVariants(page: Page, number: number, group: string, names: readonly string[]) {
  // The first group is there when the type is chosen.
  if (number > 1) await button(page, 'Add variant group').click();
  const fields = variantGroup(page, number);
  await expect(fields.getByLabel('Group name')).toBeFocused();
  await fields.getByLabel('Group name').fill(group);
  for (const [index, name] of names.entries()) {
    if (index > 0) await fields.getByRole('button', { name: 'Add variant' }).click();
    await fields.getByLabel(`Variant ${index + 1} of group ${number}`, { exact: true }).fill(name);
  }
}

let vendor: Vendor;

test.beforeEach(async ({ newVendor }) => {
  vendor = await newVendor({ demo: ['menu'] });
});

async function updatesOf(sandbox: SandboxControl) {
  const { restaurantId } = vendor;
  const calls = await sandbox.log({ restaurantId, endpoint: 'foodItemUpdate' });
  return calls.map(({ fields }) => fields);
}

test('the page of a dish shows everything that customers can choose with it', async ({
  page,
  signIn,
}) => {
  await signIn(vendor, '/food-menu');
  const open = async (name: string) => {
    await search(page, name);
    await page.getByRole('link', { name: `View Details, ${name}`, exact: true }).click();
    await expect(titleOf(page)).toHaveText(name);
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

test('a malformed id of a dish sends nothing', async ({ page, signIn, sandbox }) => {
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
  await expect(page.getByText("Couldn't load this item just now.")).toBeVisible();

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

const SIZES = ['Small', 'Large', 'Family'];

const STYLES = ['Dry', 'Gravy'];

const PAIRS = SIZES.flatMap((first_gp) => STYLES.map((second_gp) => ({ first_gp, second_gp })));

/** Saves the open form and returns the fields of the only update that it sent. */
async function save(page: Page, sandbox: SandboxControl): Promise<Record<string, unknown>> {
  await button(page, 'Save Product').click();
  await expect(page).toHaveURL(BACK_ON_MENU);
  const updates = await updatesOf(sandbox);
  expect(updates).toHaveLength(1);
  return updates[0] ?? {};
}

const ADDONS = [
  { name: 'Butter', price: 20.5 },
  { name: 'Cream', price: 30 },
];

const groupOf = (group: string, names: readonly string[]) => ({
  group,
  variants: names.map((name, index) => ({ _id: index + 1, name })),
});

test('two variant groups are sent with a price for each of their six combinations', async ({
  page,
  signIn,
  sandbox,
}) => {
  await signIn(vendor, '/food-menu');
  await editFromMenu(page, 'Dal Makhani');
  await page.getByLabel('Product Type').selectOption('Variable');
  await expect(button(page, 'Generate Combinations')).toHaveCount(0);
  await fillVariants(page, 1, 'Size', SIZES);
  await fillVariants(page, 2, 'Style', STYLES);
  await button(page, 'Generate Combinations').click();
  for (const [index, { first_gp, second_gp }] of PAIRS.entries()) {
    await box(page, `Price of ${first_gp} + ${second_gp}`).fill(String(100 + index));
  }
  const { product_type, variants, combinations } = await save(page, sandbox);
  expect(product_type).toBe('variable');
  const groups = [groupOf('Size', SIZES), groupOf('Style', STYLES)];
  expect(JSON.parse(String(variants))).toEqual(groups);
  const prices = PAIRS.map((pair, index) => ({ ...pair, price: 100 + index }));
  expect(JSON.parse(String(combinations))).toEqual(prices);
});

const DAL_MAKHANI = {
  name: 'Dal Makhani',
  description: 'Dal Makhani, made fresh for each order. From our mains.',
  selling_price: '220',
  status: 'true',
  veg_nonveg: 'veg',
  product_type: 'simple',
  tag: 'Best Selling',
  recomended: 'false',
  in_stock: 'true',
  title: 'Dal Makhani',
  product_timing: 'full_time',
  default_quantity: '1',
};

test('a saved item is sent with every field', async ({ page, signIn, sandbox }) => {
  await signIn(vendor, '/food-menu');
  await editFromMenu(page, 'Dal Makhani');
  await box(page, 'Product Name').fill('दाल मखनी');
  await box(page, 'Base Price').fill('');
  await fillAddons(page);
  const { addon, ...fields } = await save(page, sandbox);
  expect(fields).toMatchObject({
    ...DAL_MAKHANI,
    restaurant_id: vendor.restaurantId,
    name: 'दाल मखनी',
    base_price: '0',
    dish_item_id: expect.stringMatching(/./),
    dish_category_id: expect.stringMatching(/./),
  });
  expect(JSON.parse(String(addon))).toEqual([
    { group: 'Extras', max_selection: 2, is_price_related: true, addon: ADDONS },
  ]);
  await expectSaid(page, 'Product updated successfully');
});

async function fillAddons(page: Page): Promise<void> {
  await button(page, 'Add addon group').click();
  await box(page, 'Addon group name').fill('Extras');
  await box(page, 'Max selection').fill('2');
  for (const [index, { name, price }] of ADDONS.entries()) {
    if (index > 0) await button(page, 'Add Item').click();
    await box(page, `Item ${index + 1} of addon group 1`).fill(name);
    await box(page, `Price of item ${index + 1} of addon group 1`).fill(price.toFixed(2));
  }
}

test('a variant without combinations is named at the save', async ({ page, signIn, sandbox }) => {
  await signIn(vendor, '/food-menu');
  await editFromMenu(page, 'Chicken 65');
  await variantGroup(page, 1).getByRole('button', { name: 'Add variant' }).click();
  await box(page, 'Variant 3 of group 1').fill('Family');
  await expect(page.getByText('Some variants or combinations have no price yet.')).toBeVisible();
  await button(page, 'Save Product').click();
  await expect(page.getByText('Family has no price yet').first()).toBeVisible();
  await expect(box(page, 'Variant 3 of group 1')).toBeFocused();
  expect(await updatesOf(sandbox)).toEqual([]);
});

test('a variable product without a variant is not saved', async ({ page, signIn, sandbox }) => {
  await signIn(vendor, '/food-menu');
  await editFromMenu(page, 'Dal Makhani');
  await page.getByLabel('Product Type').selectOption('Variable');
  await expect(variantGroup(page, 1).getByLabel('Group name')).toBeFocused();
  await button(page, 'Remove variant group 1').click();
  await button(page, 'Save Product').click();
  await expect(page.getByLabel('Product Type')).toBeFocused();
  const missing = 'A variable product needs a variant. Add one, or choose Simple.';
  await expect(page.getByText(missing).first()).toBeVisible();
  expect(await updatesOf(sandbox)).toEqual([]);
});

test('combinations that are generated again do not lose their prices', async ({ page, signIn }) => {
  await signIn(vendor, '/food-menu');
  await editFromMenu(page, 'Chicken 65');
  await variantGroup(page, 1).getByRole('button', { name: 'Add variant' }).click();
  await box(page, 'Variant 3 of group 1').fill('Family');
  await box(page, 'Variant 2 of group 1').fill('Big');
  await expect(page.getByText('Some combinations no longer match')).toBeVisible();
  await fillVariants(page, 3, 'Bread', ['Naan']);
  await expect(page.getByText('Combinations use the first two groups only.')).toBeVisible();
  await button(page, 'Generate Combinations').click();
  await expect(page.getByText('Some combinations no longer match')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: /^Price of / })).toHaveCount(6);
  await expect(box(page, 'Price of Small + Gravy')).toHaveValue('260');
  await expect(box(page, 'Price of Small + Dry')).toHaveValue('250');
  await expect(box(page, 'Price of Big + Dry')).toHaveValue('');
  const ask = leaveQuestion(page);
  await button(page, 'Cancel').click();
  await ask.getByRole('button', { name: 'Keep editing' }).click();
  await expect(box(page, 'Variant 2 of group 1')).toHaveValue('Big');
  await button(page, 'Cancel').click();
  await ask.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(BACK_ON_MENU);
});

test('a lower limit asks before it removes items', async ({ page, signIn }) => {
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
  await expect(ask).toContainText('A limit of 1 has no room for: Cheese, Cream.');
  await ask.getByRole('button', { name: 'Keep the limit of 3', exact: true }).click();
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
  await expect(items.last()).toHaveValue('Cheese');
  await expect(limit).toHaveValue('2');
  await expect(box(page, 'Price of item 2 of addon group 1')).toHaveValue('40');
  await expect(button(page, 'Cancel Addon')).toHaveCount(0);
});

test('every missing field of a dish is named', async ({ page, signIn, sandbox }) => {
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
    'Default quantity must be a whole number, 1 or more',
  ];
  for (const problem of problems) await expect(page.getByText(problem).first()).toBeVisible();
  await expect(box(page, 'Product Name')).toBeFocused();
  await expect(page.getByText('3 more fields need attention.')).toBeVisible();
  expect(await updatesOf(sandbox)).toEqual([]);
  await box(page, 'Selling Price').fill('1,240.50');
  await expect(page.getByText('Selling price is required')).toHaveCount(0);

  await box(page, 'Product Name').fill('अंडा बिरयानी');
  await page.getByLabel('Dish Category').selectOption('Mains');
  await box(page, 'Default Quantity').fill('2');
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

/** Values that the form's lists do not contain. */
const UNKNOWN = {
  dish_category_id: 'gone',
  tag: 'House Pride',
  veg_nonveg: 'Jain',
  product_type: 'Simple',
  product_timing: 'weekends',
};

test('values that the form does not know are sent unchanged', async ({ page, signIn, sandbox }) => {
  const { restaurantId } = vendor;
  const data = { _id: 'other', name: 'Thali', selling_price: '180', in_stock: 1, ...UNKNOWN };
  const body = { statusCode: 200, data };
  await sandbox.fault({ endpoint: 'foodItemGet', restaurantId, body });
  await signIn(vendor, '/food-item/edit?itemId=d1');
  await expect(page.getByLabel('Tag')).toHaveValue('House Pride');
  await expect(page.getByLabel('Dish Category')).toHaveValue('gone');
  await page.getByLabel('Tag').selectOption('Spicy');
  await page.getByLabel('Tag').selectOption('House Pride');
  await button(page, 'Save Product').click();
  await expect
    .poll(() => updatesOf(sandbox))
    .toMatchObject([{ ...UNKNOWN, dish_item_id: 'd1', in_stock: 'true' }]);
});
