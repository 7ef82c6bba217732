import { expect, test } from 'vitest';
import { choicesOf, codeWords, isVariable, readCodes, tagWords } from './choices';

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

const label = (code: string) => code.toUpperCase();
const find = (word: string) => ['egg', 'milk'].find((code) => code === word.toLowerCase());

test('stored codes show in the order of the choices, unknown ones last', () => {
  expect(codeWords('MILK, sesame, egg', ['egg', 'milk'], label)).toBe('EGG, MILK, sesame');
});

test.each([
  ['Milk; EGG', '', 'egg, milk'],
  ['milk, milk', '', 'milk'],
  ['', 'milk', ''],
  ['sesame | milk', 'MILK, Sesame', 'MILK, Sesame'],
  ['mlik', 'milk', null],
  ['Milk, nuts;seeds', 'milk, nuts;seeds', 'milk, nuts;seeds'],
  ['|', '|', '|'],
])('the text %j next to the stored codes %j is %j', (typed, stored, codes) => {
  expect(readCodes(typed, stored, find)).toBe(codes);
});

test('a choice has the stored spelling of its code', () => {
  const choices = choicesOf('MILK, sesame', ['egg', 'milk'], label);
  expect(choices.map(({ value, isChosen }) => [value, isChosen])).toEqual([
    ['egg', false],
    ['MILK', true],
    ['sesame', true],
  ]);
});

test('a list of thousands of codes is shown', () => {
  const codes = Array.from({ length: 3_000 }, (_, at) => `code${at}`).join(', ');
  const choices = choicesOf(codes, ['egg', 'milk', 'fish', 'soy'], label);
  expect(choices).toHaveLength(3_004);
});

test('two stored spellings of a code stay two codes', () => {
  expect(codeWords('Milk, milk', ['egg', 'milk'], label)).toBe('MILK, milk');
  expect(readCodes('Milk, milk', 'Milk, milk', find)).toBe('Milk, milk');
});
