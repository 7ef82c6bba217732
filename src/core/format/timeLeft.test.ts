import { expect, test } from 'vitest';
import { timeLeft } from './timeLeft';

test.each([
  [-5_000, '0:00'],
  [1, '0:01'],
  [245_000, '4:05'],
  [3_845_000, '1:04:05'],
])('%i ms are %s', (ms, expected) => {
  expect(timeLeft(ms)).toBe(expected);
});
