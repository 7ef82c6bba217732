import { expect, test } from 'vitest';
import { amountsUpTo, choiceKey, firstChoice, offerChoices } from './offerChoices';

test.each([
  [280, [50, 100, 150, 200, 250, 280]],
  [100, [20, 40, 60, 80, 100]],
  [120.5, [20, 40, 60, 80, 100, 120, 120.5]],
  [8, [1, 2, 3, 4, 5, 6, 7, 8]],
  [1, [0.2, 0.4, 0.6, 0.8, 1]],
  [0.3, [0.05, 0.1, 0.15, 0.2, 0.25, 0.3]],
  [12_345, [2_000, 4_000, 6_000, 8_000, 10_000, 12_000, 12_345]],
])('a refund of at most %d is offered in steps, and as a whole', (max, amounts) => {
  expect(amountsUpTo(max)).toEqual(amounts);
});

test.each([0.01, 3.5, 99.99, 1e9, 123_456.78])(
  'a refund of at most %d is never exceeded',
  (max) => {
    const amounts = amountsUpTo(max);
    expect(amounts.length).toBeLessThanOrEqual(9);
    expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));
    expect(amounts.at(-1)).toBe(max);
  },
);

test('about half of a refund is proposed', () => {
  const choices = offerChoices([{ kind: 'replacement' }, { kind: 'refund', max: 100 }]);
  expect(choices.map(choiceKey).at(-1)).toBe('replacement');
  expect(firstChoice(choices)).toEqual({ kind: 'refund', amount: 60 });
  expect(firstChoice([])).toBeNull();
});
