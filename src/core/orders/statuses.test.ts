import { expect, test } from 'vitest';
import { isEarlierStep, ORDER_STATUSES } from './statuses';

test('each status comes before those of later steps', () => {
  const [first, ...later] = ORDER_STATUSES;
  expect(later.every((status) => isEarlierStep(first, status))).toBe(true);
  expect(isEarlierStep('cooking', 'declined')).toBe(true);
  expect(isEarlierStep('ready_to_pickup', 'completed')).toBe(true);
  expect(later.some((status) => isEarlierStep(status, first))).toBe(false);
});

test.each([
  ['completed', 'declined'],
  ['declined', 'completed'],
  ['cooking', 'cooking'],
  ['cooking', 'on_the_moon'],
  ['on_the_moon', 'cooking'],
])('%s is not before %s', (status, other) => {
  expect(isEarlierStep(status, other)).toBe(false);
});
