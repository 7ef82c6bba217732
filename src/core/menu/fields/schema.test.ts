import { expect, test } from 'vitest';
import { ValidationError } from 'yup';
import { createAmounts } from '../../amount/amounts';
import amountMessages from '../../amount/messages.en.json';
import { createTexts } from '../../messages/messages';
import { toMenuItem } from '../wire';
import { type ItemValues, toValues } from './itemValues';
import { itemSchema } from './schema';

const amounts = createAmounts(
  { locale: 'en-IN', currency: 'INR' },
  createTexts('en-IN').of(amountMessages),
);

const schema = itemSchema((key) => key, amounts);
const addon = (more: object) => ({
  name: 'Dips',
  max: '1',
  hasPrices: true,
  items: [{ id: null, name: 'Mayo', price: '5' }],
  ...more,
});
const good: ItemValues = {
  ...toValues(toMenuItem({ name: 'Dosa', selling_price: 100, dish_category_id: 'c1' }), amounts),
  productType: 'variable',
  variantGroups: [{ name: 'Size', variants: [{ id: 1, name: 'Small' }] }],
  combinations: [{ first: 'Small', second: 'Dry', price: '0' }],
  addonGroups: [addon({})],
};

async function problemsOf(change: Partial<ItemValues>): Promise<string[]> {
  try {
    await schema.validate({ ...good, ...change }, { abortEarly: false });
    return [];
  } catch (failure) {
    if (!(failure instanceof ValidationError)) throw failure;
    return failure.inner.map(({ path, message }) => `${path}: ${message}`);
  }
}

test('a complete item is valid', async () => {
  expect(await problemsOf({})).toEqual([]);
});

test.each<[Partial<ItemValues>, string]>([
  [{ name: ' ' }, 'name: nameRequired'],
  [{ categoryId: '' }, 'categoryId: categoryRequired'],
  [{ price: '' }, 'price: priceRequired'],
  [{ price: '-1' }, 'price: priceInvalid'],
  [{ basePrice: 'cheap' }, 'basePrice: basePriceInvalid'],
  [{ defaultQuantity: '0' }, 'defaultQuantity: quantityInvalid'],
  [{ price: '33.333333333' }, 'price: Enter at most 2 decimals'],
  [{ basePrice: '12,50' }, 'basePrice: “12,50” can mean ₹12.50 or ₹1,250.00. Enter one of them.'],
  [{ defaultQuantity: '1.5' }, 'defaultQuantity: quantityInvalid'],
  [{ variantGroups: [] }, 'productType: variantsMissing'],
  [{ variantGroups: [{ name: 'Size', variants: [] }] }, 'productType: variantsMissing'],
  [
    { variantGroups: [{ name: '', variants: [{ id: 1, name: 'Small' }] }] },
    'variantGroups[0].name: variantGroupRequired',
  ],
  [
    { variantGroups: [{ name: 'Size', variants: [{ id: 1, name: '' }] }] },
    'variantGroups[0].variants[0].name: variantRequired',
  ],
  [
    { combinations: [{ first: 'a', second: 'b', price: '' }] },
    'combinations[0].price: variantPriceMissing',
  ],
  [{ addonGroups: [addon({ name: '' })] }, 'addonGroups[0].name: addonGroupRequired'],
  [{ addonGroups: [addon({ max: '0' })] }, 'addonGroups[0].max: limitInvalid'],
  [
    { addonGroups: [addon({ items: [...addon({}).items, ...addon({}).items] })] },
    'addonGroups[0].max: limitExceeded',
  ],
  [
    { addonGroups: [addon({ items: [{ id: null, name: 'Mayo', price: '' }] })] },
    'addonGroups[0].items[0].price: itemPriceRequired',
  ],
])('%j is refused', async (change, problem) => {
  expect(await problemsOf(change)).toEqual([problem]);
});

test('the message of a row names the row', async () => {
  const named = itemSchema((key, values) => `${key} ${JSON.stringify(values)}`, amounts);
  const variants = [1, 2, 3].map((id) => ({ id, name: id === 3 ? '' : `Size ${id}` }));
  const item = { ...good, combinations: [], variantGroups: [{ name: 'Size', variants }] };
  await expect(named.validate(item)).rejects.toThrow('variantRequired {"number":3}');
});

test('numbers can be in digits of any script', async () => {
  const change = { price: '९५.५०', defaultQuantity: '२', addonGroups: [addon({ max: '１２' })] };
  expect(await problemsOf(change)).toEqual([]);
});

test('addons of a group without prices need no price', async () => {
  const items = [{ id: null, name: 'Mayo', price: '' }];
  expect(await problemsOf({ addonGroups: [addon({ hasPrices: false, items })] })).toEqual([]);
});

test('hidden variants of a simple product are not validated', async () => {
  const variantGroups = [{ name: '', variants: [] }];
  const combinations = [{ first: '', second: '', price: 'x' }];
  expect(await problemsOf({ productType: 'simple', variantGroups, combinations })).toEqual([]);
});
