import { expect, test } from 'vitest';
import { type Adjustment, adjust } from './amounts';

test.each<[number, Adjustment['kind'], number, Adjustment['rounding'], number]>([
  [95, 'raisePercent', 7, 'none', 101.65],
  [95, 'raisePercent', 7, 'one', 102],
  [95, 'raisePercent', 7, 'five', 100],
  [95, 'raisePercent', 7, 'half', 101.5],
  [95, 'raisePercent', 7, 'nine', 109],
  [109, 'raise', 0, 'nine', 109],
  [109.01, 'raise', 0, 'nine', 119],
  [100, 'raise', 0, 'nine', 109],
  [250, 'lowerPercent', 10, 'none', 225],
  [250, 'lower', 12.5, 'five', 240],
  [250, 'raise', 12.5, 'none', 262.5],
  [50, 'raisePercent', 5, 'five', 55],
  [1.1, 'raisePercent', 10, 'none', 1.21],
  [10, 'lower', 15, 'none', -5],
])('%d %s %d, rounded to %s, is %d', (price, kind, by, rounding, result) => {
  expect(adjust(price, { kind, by, rounding })).toBe(result);
});
