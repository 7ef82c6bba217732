import { expect, test } from 'vitest';
import { readAmount } from './typedAmount';

test.each([
  ['250', 250],
  ['1,250.50', 1250.5],
  ['₹ 1,250.50', 1250.5],
  ['१२५०', 1250],
  ['१,२५०.५०', 1250.5],
  ['-5', -5],
  ['1e21', null],
  ['12,50', null],
  ['cheap', null],
  ['', null],
])('%s is read as %s', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount);
});
