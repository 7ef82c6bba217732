import { expect, test } from 'vitest';
import { canAddItem, countOver, limitOf, newAddonGroup, trimmed } from './addons';

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
])('a limit of %j is %j', (max, limit) => {
  expect(limitOf({ max })).toBe(limit);
});

test('items can be added until a valid limit is reached', () => {
  const can = [group('2', 'a'), group('2', 'a', 'b'), group('', 'a')].map(canAddItem);
  expect(can).toEqual([true, false, false]);
});

test('a lower limit removes the last items', () => {
  const names = (max: string) => trimmed(group(max, 'a', 'b', 'c')).items.map(({ name }) => name);
  expect([names('1'), names('3'), names('x')]).toEqual([['a'], ['a', 'b', 'c'], ['a', 'b', 'c']]);
  expect([countOver(group('1', 'a', 'b', 'c')), countOver(group('x', 'a'))]).toEqual([2, 0]);
});
