import { expect, test } from 'vitest';
import { orderGroups, sortPairs } from './sortPairs';

const group = (name: string, ...variants: string[]) => ({
  name,
  variants: variants.map((variant) => ({ id: null, name: variant })),
});
const pair = (first: string, second: string, price: string) => ({ first, second, price });

const PAIRS = [
  pair('Half', 'Dry', '100'),
  pair('Half', 'Gravy', '110'),
  pair('Full', 'Dry', '180'),
  pair('Full', 'Gravy', '190'),
];

test('the pairs follow the order of the variants', () => {
  const groups = [group('Portion', 'Full', 'Half'), group('Style', 'Gravy', 'Dry')];
  expect(sortPairs(groups, PAIRS).map(({ price }) => price)).toEqual(['190', '180', '110', '100']);
});

test('the prices of one group follow its variants', () => {
  const prices = [pair('Half', '', '100'), pair('Full', '', '180')];
  const sorted = sortPairs([group('Portion', 'Full', 'Half')], prices);
  expect(sorted).toEqual([pair('Full', '', '180'), pair('Half', '', '100')]);
});

test('a pair of other variants is last', () => {
  const pairs = [pair('Small', 'Dry', '90'), ...PAIRS];
  const sorted = sortPairs(
    [group('Portion', 'Half', 'Full'), group('Style', 'Dry', 'Gravy')],
    pairs,
  );
  expect(sorted.at(-1)).toEqual(pair('Small', 'Dry', '90'));
});

test('the pairs turn with the first two groups', () => {
  const groups = [group('Portion', 'Half', 'Full'), group('Style', 'Dry', 'Gravy')];
  const { groups: ordered, pairs } = orderGroups(groups, PAIRS, [1, 0]);
  expect(ordered.map(({ name }) => name)).toEqual(['Style', 'Portion']);
  expect(pairs).toEqual([
    pair('Dry', 'Half', '100'),
    pair('Dry', 'Full', '180'),
    pair('Gravy', 'Half', '110'),
    pair('Gravy', 'Full', '190'),
  ]);
});

test('pairs of equal names turn too', () => {
  const groups = [group('Base', 'Thin', 'Thick'), group('Crust', 'Thin', 'Thick')];
  const { pairs } = orderGroups(groups, [pair('Thin', 'Thick', '10')], [1, 0]);
  expect(pairs).toEqual([pair('Thick', 'Thin', '10')]);
});

test('the pairs stay if a third group moves', () => {
  const groups = [group('Portion', 'Half', 'Full'), group('Style', 'Dry', 'Gravy'), group('Spice')];
  expect(orderGroups(groups, PAIRS, [0, 1, 2]).pairs).toEqual(PAIRS);
});
