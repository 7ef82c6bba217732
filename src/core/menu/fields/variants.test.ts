import { expect, test } from 'vitest';
import {
  followVariants,
  generateCombinations,
  isIncomplete,
  isOutdated,
  isWithoutPrice,
  newVariant,
} from './variants';

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

test('empty names add no pair', () => {
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

const [small, large] = size.variants as [(typeof size.variants)[0], (typeof size.variants)[0]];
const PRICES = [pair('Large', '', '250'), pair('Small', '', '150')];

test('a new variant of the only group gets a price row', () => {
  expect(followVariants([small, large], [small, large, newVariant([])], PRICES)).toEqual([
    pair('Small', '', '150'),
    pair('Large', '', '250'),
    pair('', ''),
  ]);
});

test('a renamed variant keeps its price', () => {
  expect(followVariants([small, large], [small, { ...large, name: 'Big ' }], PRICES)).toEqual([
    pair('Small', '', '150'),
    pair('Big', '', '250'),
  ]);
  expect(followVariants([small, large], [large], PRICES)).toEqual([pair('Large', '', '250')]);
});

test('pairs of two groups are left alone', () => {
  expect(followVariants([small], [small, large], [])).toEqual([]);
  const pairs = [pair('Small', 'Dry', '9')];
  expect(followVariants([small], [small, large], pairs)).toEqual(pairs);
});

test('prices are incomplete if they miss a variant or a pair', () => {
  expect(isIncomplete([size], PRICES)).toBe(false);
  expect(isIncomplete([size], [pair('Small', '', '150')])).toBe(true);
  expect(isIncomplete([size, bread], [pair('Small', 'Naan')])).toBe(true);
  expect(isIncomplete([size, bread], generateCombinations([size, bread], []))).toBe(false);
  expect(isIncomplete([size], [])).toBe(false);
});

test.each([
  ['Small', 0, false],
  ['Large', 0, true],
  ['Gravy', 1, true],
  ['Naan', 2, false],
  ['Large', 3, false],
])('"%s" of group %i is without a price: %j', (name, at, isMissing) => {
  const item = {
    variantGroups: [size, style, bread],
    combinations: [pair('Small', 'Dry', '9')],
  };
  expect(isWithoutPrice(name, at, item)).toBe(isMissing);
});

test('variants need no price where none has one', () => {
  expect(isWithoutPrice('Small', 0, { variantGroups: [size], combinations: [] })).toBe(false);
});
