import { expect, test } from 'vitest';
import { createAmounts } from '../../../core/amount/amounts';
import amountMessages from '../../../core/amount/messages.en.json';
import { cellRules } from '../../../core/menu/fields/schema';
import { toMenuItem } from '../../../core/menu/wire';
import { createTexts } from '../../../core/messages/messages';
import type { ColumnId, GridRow } from '../types';
import { createCheck } from './checkCell';
import { type Options, optionFrom, readCell } from './readCell';
import { toRows } from './rows';

const amounts = createAmounts(
  { locale: 'en-IN', currency: 'INR' },
  createTexts('en-IN').of(amountMessages),
);

const OPTIONS: Options = {
  isInStock: [
    { value: 'true', label: 'Yes' },
    { value: 'false', label: 'No' },
  ],
  tag: [
    { value: '', label: 'None' },
    { value: 'Spicy', label: 'तीखा' },
    { value: "Chef's Special", label: "Chef's Special" },
  ],
  categoryId: [{ value: 'c1', label: 'Starters' }],
};

const [ITEM, HALF] = toRows(
  [
    toMenuItem({
      _id: 'a',
      selling_price: 1250.5,
      tag: 'chefs_special',
      dish_category_id: 'c9',
      product_type: 'variable',
      combinations: [{ first_gp: 'Half', price: 90 }],
    }),
  ],
  amounts,
) as [GridRow, GridRow];

test.each<[ColumnId, string, string]>([
  ['price', '1,250.50', '1250.5'],
  ['price', ' 90 ', '90'],
  ['price', '१२५०', '1250'],
  ['price', '', ''],
  ['price', 'Rs. 250/-', '250'],
  ['price', '95.001', '95.001'],
  ['price', '1e21', '1e21'],
  ['price', ' cheap', ' cheap'],
  ['isInStock', 'yes', 'true'],
  ['isInStock', 'FALSE', 'false'],
  ['isInStock', 'maybe', 'maybe'],
  ['tag', 'तीखा', 'Spicy'],
  ['tag', 'spicy', 'Spicy'],
  ['tag', "Chef's Special", 'chefs_special'],
  ['tag', '', ''],
  ['categoryId', 'starters', 'c1'],
  ['categoryId', 'c1', 'c1'],
  ['categoryId', 'Desserts', 'Desserts'],
])('%s: %j is read as %j', (column, typed, value) => {
  expect(readCell(typed, column, ITEM, { options: OPTIONS, money: amounts.money })).toBe(value);
});

const check = createCheck(
  cellRules((key, values) => [key, values?.name].filter(Boolean).join(' '), amounts),
  OPTIONS,
  (value) => `unknown ${value}`,
);

test.each<[ColumnId, string, string]>([
  ['price', '90', ''],
  ['price', '0', ''],
  ['price', '', 'priceRequired'],
  ['price', 'cheap', 'priceInvalid'],
  ['price', '-5', 'priceInvalid'],
  ['price', '1e21', 'priceInvalid'],
  ['basePrice', '', ''],
  ['basePrice', '12,50', '“12,50” can mean ₹12.50 or ₹1,250.00. Enter one of them.'],
  ['price', '33.333333333', 'Enter at most 2 decimals'],
  ['categoryId', '', 'categoryRequired'],
  ['categoryId', 'c1', ''],
  ['categoryId', 'c9', ''],
  ['categoryId', 'Desserts', 'unknown Desserts'],
  ['isInStock', 'maybe', 'unknown maybe'],
  ['tag', 'Hot', 'unknown Hot'],
  ['tag', '', ''],
])('%s: the error of %j is %j', (column, value, error) => {
  expect(check(value, column, ITEM)).toBe(error);
});

test.each([
  ['', 'variantPriceMissing Half'],
  ['x', 'pairPriceInvalid'],
  ['90', ''],
])('the error of %j as the price of a combination is %j', (value, error) => {
  expect(check(value, 'price', HALF)).toBe(error);
});

test('a letter leads to the next option that begins with it', () => {
  const options = ['Salads', 'Soups', 'Breads'].map((label) => ({ value: label, label }));
  expect(optionFrom('s', 'Breads', options)?.value).toBe('Salads');
  expect(optionFrom('S', 'Salads', options)?.value).toBe('Soups');
  expect(optionFrom('x', 'Salads', options)).toBeUndefined();
});

const RECORDS: Options = {
  categoryId: [
    { value: 'c1', label: 'Starters [c1]', name: 'Starters' },
    { value: 'c2', label: 'Starters [c2]', name: 'Starters' },
    { value: 'c3', label: 'Combo', name: 'Combo' },
    { value: 'c4', label: '🍕', name: '🍕' },
    { value: 'c5', label: 'पकौ\u095cा', name: 'पकौ\u095cा' },
  ],
  tag: [{ value: 'Spicy', label: 'Spicy' }],
};

test.each([
  ['Starters [c2]', 'c2'],
  ['STARTERS [C2]', 'c2'],
  ['Starters', 'Starters'],
  ['Combo+', 'Combo+'],
  ['combo', 'c3'],
  ['🍔', '🍔'],
  ['पकौड\u093cा', 'c5'],
])('the category %j is read as %j', (typed, value) => {
  expect(readCell(typed, 'categoryId', ITEM, { options: RECORDS, money: amounts.money })).toBe(
    value,
  );
});

test('the name of several categories asks for no change of one of them', () => {
  const [row] = toRows([toMenuItem({ _id: 'a', dish_category_id: 'c2' })], amounts) as [GridRow];
  expect(readCell('Starters', 'categoryId', row, { options: RECORDS, money: amounts.money })).toBe(
    'c2',
  );
});

test.each(['Combo', '🍕'])('a tag is not another spelling of the saved %j', (tag) => {
  const [row] = toRows([toMenuItem({ _id: 'a', tag })], amounts) as [GridRow];
  expect(readCell('Combo+', 'tag', row, { options: RECORDS, money: amounts.money })).toBe('Combo+');
  expect(readCell('🍔', 'tag', row, { options: RECORDS, money: amounts.money })).toBe('🍔');
});
