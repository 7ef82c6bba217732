import { expect, test } from 'vitest';
import { choicesFor, normalize } from './choices';

const TAGS = ['Spicy', 'Best Selling', "Chef's Special"] as const;
const DIETS = ['veg', 'non_veg', 'both'] as const;

const valuesFor = (stored: string) => choicesFor(TAGS, stored, String).map(({ value }) => value);

test.each([
  ["Chef's Special", 'chefs_special'],
  ['BEST-SELLING', 'best selling'],
  ['मसालेदार', ' मसालेदार!'],
])('%s means the same as %s', (one, other) => {
  expect(normalize(one)).toBe(normalize(other));
});

test('a known value that is written otherwise keeps its spelling', () => {
  expect(valuesFor('best_selling')).toEqual(['Spicy', 'best_selling', "Chef's Special"]);
});

test('an unknown stored value is an option', () => {
  expect(valuesFor('House Pride')).toEqual([...TAGS, 'House Pride']);
  expect(valuesFor('')).toEqual([...TAGS]);
});

test.each([
  ['veg', ['veg', 'non_veg', 'both']],
  ['Non-Veg', ['veg', 'Non-Veg', 'both']],
  ['', ['veg', 'non_veg', 'both']],
  [' ', ['veg', 'non_veg', 'both']],
  ['jain', ['veg', 'non_veg', 'both', 'jain']],
])('with the stored value "%s" the options are %j', (stored, values) => {
  expect(choicesFor(DIETS, stored, String).map(({ value }) => value)).toEqual(values);
});
