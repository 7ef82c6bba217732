import { expect, test } from 'vitest';
import { createAmounts } from '../../amount/amounts';
import amountMessages from '../../amount/messages.en.json';
import { createTexts } from '../../messages/messages';
import { canAddItem, countOf, countOver, newAddonGroup, trimmed } from './addons';

const amounts = createAmounts(
  { locale: 'en-IN', currency: 'INR' },
  createTexts('en-IN').of(amountMessages),
);

const group = (max: string, ...names: string[]) => ({
  ...newAddonGroup(),
  max,
  items: names.map((name) => ({ id: null, name, price: '' })),
});

test.each([
  ['1', 1],
  [' 12 ', 12],
  ['0', null],
  ['-1', null],
  ['1.5', null],
  ['', null],
  ['two', null],
  ['१२', 12],
  ['12.0', 12],
])('a limit of %j is %j', (max, limit) => {
  expect(countOf(max, amounts)).toBe(limit);
});

test('items can be added until a valid limit is reached', () => {
  const can = [group('2', 'a'), group('2', 'a', 'b'), group('', 'a')].map((one) =>
    canAddItem(one, amounts),
  );
  expect(can).toEqual([true, false, false]);
});

test('a lower limit removes the last items', () => {
  const names = (max: string) =>
    trimmed(group(max, 'a', 'b', 'c'), amounts).items.map(({ name }) => name);
  expect([names('1'), names('3'), names('x')]).toEqual([['a'], ['a', 'b', 'c'], ['a', 'b', 'c']]);
  expect([
    countOver(group('1', 'a', 'b', 'c'), amounts),
    countOver(group('x', 'a'), amounts),
  ]).toEqual([2, 0]);
});
