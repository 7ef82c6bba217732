import { expect, test } from 'vitest';
import { choicesFor, isVariable, plain, TAGS, tagWords } from './choices';

const valuesFor = (stored: string) => choicesFor(TAGS, stored, String).map(({ value }) => value);

test.each([
  ["Chef's Special", 'chefs_special'],
  ['BEST-SELLING', 'best selling'],
  ['मसालेदार', ' मसालेदार!'],
])('%s means the same as %s', (one, other) => {
  expect(plain(one)).toBe(plain(other));
});

test('a known value that is written otherwise keeps its spelling', () => {
  expect(valuesFor('best_selling')).toEqual(['Spicy', 'best_selling', "Chef's Special"]);
});

test('an unknown value stays to be chosen', () => {
  expect(valuesFor('House Pride')).toEqual([...TAGS, 'House Pride']);
  expect(valuesFor('')).toEqual([...TAGS]);
});

test('a variable product is one in any spelling', () => {
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
