import { expect, test } from 'vitest';
import { isVariable, tagWords } from './choices';

test('any spelling of variable is a variable product', () => {
  expect(['variable', 'Variable', 'simple', ''].map(isVariable)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test.each([
  ['best_selling', 'Best Selling'],
  ['chefs special', "Chef's Special"],
  ['house_pride', 'house_pride'],
])('the tag %s shows as "%s"', (stored, words) => {
  expect(tagWords(stored, String)).toBe(words);
});
