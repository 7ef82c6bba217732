import { expect, test } from 'vitest';
import { amount } from './wireAmount';
import { clip, flag, list, record, safeId, toText } from './wireValues';

test('text comes from a string or a number only', () => {
  expect(['a', 7, Number.NaN, true, null, { a: 1 }, ['a']].map(toText)).toEqual([
    'a',
    '7',
    '',
    '',
    '',
    '',
    '',
  ]);
});

test('an amount comes from a number or a decimal text', () => {
  expect([12.5, '12.50', '₹1,23,456.5', '$ 12.50', '€3', '-3', 0].map(amount)).toEqual([
    12.5, 12.5, 123456.5, 12.5, 3, -3, 0,
  ]);
});

test.each([
  ['1,234', 1234],
  ['1,234,567.89', 1234567.89],
  ['12,34,567', 1234567],
  ['1 234.5', 1234.5],
  ['-₹50', -50],
  ['₹-50', -50],
  [' 12.50 € ', 12.5],
])('%j is %d without its groups of digits or currency sign', (value, shown) => {
  expect(amount(value)).toBe(shown);
});

test.each(['12,50', '1,2', '1.234,50', '1.234.567', '1,2345', '123,45,678', '12 50', '1$2', '--3'])(
  '%j is ambiguous as an amount',
  (value) => {
    expect(amount(value)).toBeNull();
  },
);

test.each(['', 'abc', '1e5', '0x10', ' ', '1.2.3', null, Number.NaN, {}, '9'.repeat(50)])(
  'an amount that is none (%j) is null',
  (value) => {
    expect(amount(value)).toBeNull();
  },
);

test('a flag is on for true or 1 only', () => {
  const values = [true, 'true', 1, '1', 'false', 'yes', 0, null, {}, []];
  expect(values.map(flag)).toEqual([true, true, true, true, ...Array(6).fill(false)]);
});

test('an id has no other characters than letters, digits, dash and underscore', () => {
  expect(['65f0-A_z', 42, 'a'.repeat(64)].map(safeId)).toEqual(['65f0-A_z', '42', 'a'.repeat(64)]);
});

test.each(['', '..', 'a/b', 'a b', 'a%2fb', 'a?b', 'a#b', 'é', 'a\n', 'a'.repeat(65), null, {}])(
  'an id may not be %j',
  (value) => {
    expect(safeId(value)).toBeNull();
  },
);

test('rows that are no records are left out of a list', () => {
  expect(list([{ a: 1 }, null, 'x', [], 3, { b: 2 }])).toEqual([{ a: 1 }, { b: 2 }]);
});

test('a list or a record that is none is empty', () => {
  expect([list('abc'), list(null), record([1]), record('x')]).toEqual([[], [], {}, {}]);
});

test('what is shown ends after 5,000 characters', () => {
  expect(clip('a'.repeat(9_000))).toHaveLength(5_001);
});

test.each([
  [1e21, '1000000000000000000000'],
  [-2.5e22, '-25000000000000000000000'],
  [1e-7, '0.0000001'],
])('the text of %d has no exponent', (value, shown) => {
  expect(toText(value)).toBe(shown);
});
