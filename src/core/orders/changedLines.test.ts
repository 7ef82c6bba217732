import { expect, test } from 'vitest';
import { testOrder } from '../../../tests/support/orderApi';
import { changedLines, countLines, type LineCount } from './changedLines';

const NAAN = { food_item_id: 'i1', food_item_name: 'Naan', quantity: 2 };
const LASSI = { food_item_id: 'i2', food_item_name: 'Lassi', quantity: 1 };

const linesOf = (...cart_items: readonly object[]) => countLines(testOrder({ cart_items }));

const changes = (before: readonly LineCount[], after: readonly LineCount[]) =>
  changedLines(before, after).map((line) => [line.item?.name, line.before, line.after]);

test('a dish has its old and its new quantity', () => {
  expect(changes(linesOf(NAAN, LASSI), linesOf({ ...NAAN, quantity: 3 }, LASSI))).toEqual([
    ['Naan', 2, 3],
  ]);
});

test('dishes that were taken off come before those that are new', () => {
  expect(changes(linesOf(NAAN), linesOf(LASSI))).toEqual([
    ['Naan', 2, 0],
    ['Lassi', 0, 1],
  ]);
});

test('a dish with another instruction is another dish', () => {
  const [off, added] = changedLines(linesOf(NAAN), linesOf({ ...NAAN, instructions: 'Crisp' }));

  expect(off).toMatchObject({ before: 2, after: 0 });
  expect(added).toMatchObject({ before: 0, after: 2, item: { instructions: 'Crisp' } });
});

test('equal lines are added, in any order', () => {
  const after = linesOf(LASSI, { ...NAAN, quantity: 1 }, { ...NAAN, quantity: 1, line_id: 'l9' });

  expect(changes(linesOf(NAAN, LASSI), after)).toEqual([]);
});

test('a stored count has the id of a dish that was taken off', () => {
  const stored = linesOf(NAAN, LASSI).map(({ key, itemId, quantity }) => {
    return { key, itemId, quantity };
  });

  expect(changedLines(stored, linesOf(LASSI))).toEqual([
    { key: stored[0]?.key, itemId: 'i1', before: 2, after: 0 },
  ]);
});

test('an order that was read without lines has not changed', () => {
  expect(changes(linesOf(NAAN), linesOf())).toEqual([]);
  expect(changes(linesOf(), linesOf(NAAN))).toEqual([]);
});
