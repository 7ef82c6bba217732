import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testOrder } from '../../../../tests/support/orderApi';
import { elsewhereOf, isAt, itemsAt, type Station, toCategoryOf } from './stations';

const CATEGORIES = ['tandoor', 'curry', 'fry', 'sweets'];

/** Two dishes of each category, one without a category, and one name in two categories. */
const MENU = [
  ...CATEGORIES.flatMap((categoryId) => [
    { id: `${categoryId}-1`, name: `${categoryId} one`, categoryId },
    { id: `${categoryId}-2`, name: `${categoryId} two`, categoryId },
  ]),
  { id: 'loose', name: 'Loose', categoryId: '' },
  { id: 'thali-1', name: 'Thali', categoryId: 'curry' },
  { id: 'thali-2', name: 'Thali', categoryId: 'fry' },
];

const station = (cooked: readonly string[], categories = CATEGORIES): Station => ({
  id: cooked.join(),
  name: cooked.join(),
  elsewhere: elsewhereOf(categories, cooked),
  distance: '',
});

/** A line as a backend can send it: by id, by name alone, by an old id, or of a dish that is not on the menu. */
const anyLine = fc.oneof(
  fc.constantFrom(...MENU).map(({ id, name }) => ({ food_item_id: id, food_item_name: name })),
  fc.constantFrom(...MENU).map(({ name }) => ({ food_item_name: ` ${name} ` })),
  fc.constantFrom(...MENU).map(({ name }) => ({ food_item_id: 'old', food_item_name: name })),
  fc.string().map((name) => ({ food_item_name: `Special ${name}` })),
);

const anyOrder = fc
  .array(anyLine, { maxLength: 6 })
  .map((cart_items) => testOrder({ status: 'cooking', cart_items }));

test('each dish of 500 orders is on the tablets that chose its category', () => {
  const categoryOf = toCategoryOf(MENU);
  fc.assert(
    fc.property(
      fc.array(anyOrder, { minLength: 500, maxLength: 500 }),
      fc.tuple(fc.subarray(CATEGORIES), fc.subarray(CATEGORIES)),
      (orders, choices) => {
        for (const order of orders) {
          const shown = choices.map((cooked) => itemsAt(station(cooked), order, categoryOf));
          for (const item of order.items) {
            const category = categoryOf(item);
            const expected = choices.map(
              (cooked) => cooked.length === 0 || !category || cooked.includes(category),
            );
            expect(shown.map((items) => items.includes(item))).toEqual(expected);
          }
        }
      },
    ),
    { numRuns: 20 },
  );
});

test('no dish of 500 orders is nowhere if the tablets share all categories', () => {
  const categoryOf = toCategoryOf(MENU);
  fc.assert(
    fc.property(
      fc.array(anyOrder, { minLength: 500, maxLength: 500 }),
      fc.subarray(CATEGORIES),
      (orders, cooked) => {
        const rest = CATEGORIES.filter((id) => !cooked.includes(id));
        const tablets = [station(cooked), station(rest)];
        for (const order of orders) {
          const shown = tablets.flatMap((one) => itemsAt(one, order, categoryOf));
          expect(order.items.filter((item) => !shown.includes(item))).toEqual([]);
          expect(tablets.some((one) => isAt(one, order, categoryOf))).toBe(true);
        }
      },
    ),
    { numRuns: 20 },
  );
});

test.each([
  ['a dish that is not on the menu', { food_item_name: 'Off the menu' }],
  ['a dish without a category', { food_item_name: 'Loose' }],
  ['a name that two categories have', { food_item_name: 'Thali' }],
])('%s is on every station', (_what, line) => {
  const order = testOrder({ cart_items: [line] });
  const shown = CATEGORIES.map((id) => isAt(station([id]), order, toCategoryOf(MENU)));
  expect(shown).toEqual([true, true, true, true]);
});

test('a dish is found by its id before its name', () => {
  const order = testOrder({ cart_items: [{ food_item_id: 'thali-2', food_item_name: 'Thali' }] });
  const shown = CATEGORIES.map((id) => isAt(station([id]), order, toCategoryOf(MENU)));
  expect(shown).toEqual([false, false, true, false]);
});

test('a category that is added later is on every station', () => {
  const menu = [...MENU, { id: 'momo', name: 'Momo', categoryId: 'chinese' }];
  const order = testOrder({ cart_items: [{ food_item_name: 'Momo' }] });
  expect(isAt(station(['fry']), order, toCategoryOf(menu))).toBe(true);
});

test('a station of another restaurant shows everything', () => {
  const order = testOrder({ cart_items: [{ food_item_name: 'fry one' }] });
  const foreign = station(['pizza'], ['pizza', 'pasta']);
  expect(isAt(foreign, order, toCategoryOf(MENU))).toBe(true);
});

test('an order without dishes is on every station', () => {
  expect(isAt(station(['fry']), testOrder(), toCategoryOf(MENU))).toBe(true);
});

test('every dish is on every station while the menu is not read', () => {
  const order = testOrder({ cart_items: [{ food_item_name: 'curry one' }] });
  expect(isAt(station(['fry']), order, toCategoryOf([]))).toBe(true);
});
