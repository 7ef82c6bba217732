import { expect, test } from 'vitest';
import { generateCombinations, isOutdated, newVariant } from './variants';

const group = (name: string, ...names: string[]) => ({
  name,
  variants: names.map((variant, index) => ({ id: index + 1, name: variant })),
});
const size = group('Size', 'Small', 'Large');
const style = group('Style', 'Gravy', 'Dry');
const bread = group('Bread', 'Naan');
const pair = (first: string, second: string, price = '') => ({ first, second, price });

test.each([
  ['no', []],
  ['one', [size]],
])('%s group makes no combinations', (_count, groups) => {
  expect(generateCombinations(groups, [pair('Small', 'Dry', '9')])).toEqual([]);
});

test.each([
  ['two groups', [size, style]],
  ['three groups', [size, style, bread]],
])('%s are paired from the first two', (_count, groups) => {
  expect(generateCombinations(groups, [])).toEqual([
    pair('Small', 'Gravy'),
    pair('Small', 'Dry'),
    pair('Large', 'Gravy'),
    pair('Large', 'Dry'),
  ]);
});

test('existing pairs keep their price', () => {
  const before = [
    pair('Small', 'Dry', '250'),
    pair('Gone', 'Dry', '1'),
    pair('Small ', 'Gravy', '0'),
  ];
  expect(generateCombinations([size, style], before).map(({ price }) => price)).toEqual([
    '0',
    '250',
    '',
    '',
  ]);
});

test('empty and repeated names add no pair', () => {
  const twice = group('Size', ' Small ', '', 'Small');
  expect(generateCombinations([twice, bread], [])).toEqual([pair('Small', 'Naan')]);
});

test('pairs are outdated if they name a removed variant', () => {
  expect(isOutdated([size, style], [pair('Small', 'Dry')])).toBe(false);
  expect(isOutdated([size], [pair('Small', '')])).toBe(false);
  expect(isOutdated([size], [pair('Small', 'Dry')])).toBe(true);
  expect(isOutdated([], [pair('Small', '')])).toBe(true);
  expect(isOutdated([], [])).toBe(false);
});

test('a new variant gets the next number', () => {
  const variants = [
    { id: 4, name: 'a' },
    { id: '64ab', name: 'b' },
    { id: null, name: 'c' },
  ];
  expect([newVariant(variants).id, newVariant([]).id]).toEqual([5, 1]);
});
