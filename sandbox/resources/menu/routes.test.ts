import { beforeAll, expect, test } from 'vitest';
import { openFilled } from '../../testCalls.ts';
import { pngFile, toForm } from '../../testForms.ts';
import { sharedTestSandbox, type TestSandbox } from '../../testSupport.ts';

let market: TestSandbox;
beforeAll(async () => {
  market = await sharedTestSandbox();
}, 60_000);

interface Item {
  _id: string;
  name: string;
  dish_category_id: string;
  [field: string]: unknown;
}

function form(item: Item, changed: Record<string, string | number | boolean | object | File> = {}) {
  const { name, dish_category_id } = item;
  return toForm({ dish_item_id: item._id, name, dish_category_id, selling_price: 99, ...changed });
}

async function openMenu() {
  const shop = await openFilled(market, ['menu']);
  const items: Item[] = (await shop.ask('foodItemAll')).data;
  const update = (item: Item, changed: Parameters<typeof form>[1] = {}) => {
    const body = form(item, { restaurant_id: shop.restaurantId, ...changed });
    return shop.send('foodItemUpdate', { body });
  };
  return { ...shop, items, update, named: (name: string) => pick(items, name) };
}

function pick(items: Item[], name: string): Item {
  const item = items.find((one) => one.name === name);
  if (!item) throw new Error(`No ${name}`);
  return item;
}

test('the demo menu has every shape', async () => {
  const { items, named } = await openMenu();
  expect(items.length).toBeGreaterThanOrEqual(60);
  expect(named('Butter Chicken').combinations).toHaveLength(4);
  expect(named('Egg Biryani').in_stock).toBe(false);
  expect(named('Masala Chai')).toMatchObject({ description: '', tag: '', image: null });
});

test('an item names a category of the marketplace', async () => {
  const { ask, named } = await openMenu();
  const { data } = await ask('dishCategories');
  const category = data.find(({ _id }: Item) => _id === named('Masala Dosa').dish_category_id);
  expect(category.name).toBe('Tiffin');
});

test('a restaurant renames, reorders or hides its categories', async () => {
  const [{ ask }, other] = await Promise.all([openMenu(), openMenu()]);
  const before = (await ask('dishCategories')).data;
  const [first, ...rest] = before;
  const categories = [...rest, { ...first, name: 'Small plates', hidden: true }];
  expect((await ask('dishCategoriesUpdate', { categories })).status).toBe(200);
  expect((await ask('dishCategories')).data).toEqual(categories);
  expect((await other.ask('dishCategories')).data).toEqual(before);
});

test.each([
  ['a list without a category', 409, (all: Item[]) => all.slice(1)],
  ['a category twice', 409, ([first, , ...rest]: Item[]) => [first, first, ...rest]],
  ['an empty name', 422, ([first, ...rest]: Item[]) => [{ ...first, name: ' ' }, ...rest]],
  [
    'a name twice',
    422,
    ([first, second, ...rest]: Item[]) => [
      { ...first, name: second?.name.toUpperCase() },
      second,
      ...rest,
    ],
  ],
])('%s is refused', async (_what, status, change) => {
  const { ask } = await openMenu();
  const { data } = await ask('dishCategories');
  expect((await ask('dishCategoriesUpdate', { categories: change(data) })).status).toBe(status);
  expect((await ask('dishCategories')).data).toEqual(data);
});

test('a changed item does not lose what was not sent', async () => {
  const { ask, named, update } = await openMenu();
  const dish = named('Paneer Butter Masala');
  await update(dish, { in_stock: false });
  const { data } = await ask('foodItemGet', { dish_item_id: dish._id });
  const changed = { selling_price: 99, base_price: 0, in_stock: false };
  expect(data).toMatchObject({ tag: "Chef's Special", variants: dish.variants, ...changed });
});

test('a field of the marketplace is kept when it is not sent again', async () => {
  const { ask, named, update } = await openMenu();
  const dish = named('Masala Dosa');
  await update(dish, { erp_id: 'AE-0042', out_until: 'never' });
  await update(dish);
  const { data } = await ask('foodItemGet', { dish_item_id: dish._id });
  expect(data).toMatchObject({ erp_id: 'AE-0042', out_until: null });
});

test('the options of an item are read from their JSON', async () => {
  const { ask, named, update } = await openMenu();
  const dish = named('Dal Makhani');
  const lists = {
    variants: [{ group: 'Portion', variants: [{ _id: 7, name: 'Small' }] }],
    combinations: [{ first_gp: 'Small', second_gp: 'Dry', price: 80 }],
    addon: [
      {
        group: 'Sides',
        max_selection: 2,
        is_price_related: true,
        addon: [{ name: 'Papad', price: 15 }],
      },
    ],
  };
  await update(dish, lists);
  expect((await ask('foodItemGet', { dish_item_id: dish._id })).data).toMatchObject(lists);
});

test('one add-on group alone counts as a list of one', async () => {
  const { ask, named, update } = await openMenu();
  const addon = { group: 'Sides', max_selection: 1, is_price_related: false, addon: [] };
  const dish = named('Dal Makhani');
  await update(dish, { addon });
  expect((await ask('foodItemGet', { dish_item_id: dish._id })).data.addon).toEqual([addon]);
});

test('a change without a picture leaves the old one', async () => {
  const { ask, named, update } = await openMenu();
  const dish = named('Masala Chai');
  await update(dish, { image: pngFile() });
  const image = async () => (await ask('foodItemGet', { dish_item_id: dish._id })).data.image;
  const path = await image();
  expect((await fetch(`${market.url}/${path}`)).status).toBe(200);
  await update(dish);
  expect(await image()).toBe(path);
});

test('an unknown category is refused', async () => {
  const { named, update } = await openMenu();
  const { status } = await update(named('Masala Chai'), { dish_category_id: 'nothing' });
  expect(status).toBe(400);
});

test('a deleted item cannot be deleted again', async () => {
  const { ask, items, named } = await openMenu();
  const fields = { dish_item_id: named('Masala Chai')._id };
  expect((await ask('foodItemDelete', fields)).status).toBe(200);
  expect((await ask('foodItemDelete', fields)).status).toBe(404);
  expect((await ask('foodItemAll')).data).toHaveLength(items.length - 1);
});

test('a snoozed item is back at its time', async () => {
  const { ask } = await openFilled(market, ['menu']);
  const [item, other] = (await ask('foodItemAll')).data;
  const until = new Date(Date.now() + 200).toISOString();
  const later = '2126-01-01T00:00:00.000Z';
  await ask('foodItemSnooze', { item_id: item._id, until });
  await ask('foodItemSnooze', { item_id: other._id, until: later });
  const read = async ({ _id }: { _id: string }) =>
    (await ask('foodItemGet', { dish_item_id: _id })).data;
  expect(await read(other)).toMatchObject({ in_stock: false, out_until: later });
  await expect.poll(() => read(item)).toMatchObject({ in_stock: true, out_until: null });
});

test('allergens are kept until they are declared again', async () => {
  const { named, update, ask, restaurantId } = await openMenu();
  const item = named('Masala Chai');
  const read = async () => {
    const ids = { dish_item_id: item._id, restaurant_id: restaurantId };
    const { data } = await ask('foodItemGet', ids);
    return data.allergens;
  };
  expect(await read()).toBeUndefined();
  await update(item, { allergens: ['milk'] });
  await update(item);
  expect(await read()).toEqual(['milk']);
  await update(item, { allergens: [] });
  expect(await read()).toEqual([]);
});
