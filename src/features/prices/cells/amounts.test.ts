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
  expect(adjust(price, { kind, by, rounding }, 100)).toBe(result);
});

test.each<[number, Adjustment['kind'], number, Adjustment['rounding'], number, number]>([
  [950, 'raisePercent', 7, 'none', 1, 1017],
  [951, 'raisePercent', 7, 'half', 1, 1018],
  [1.255, 'raise', 0.001, 'none', 1000, 1.256],
  [1.255, 'raisePercent', 10, 'none', 1000, 1.381],
  [1.005, 'raise', 0, 'none', 100, 1.01],
  [33.333333333, 'raisePercent', 7, 'none', 100, 35.66],
])(
  '%d %s %d, rounded to %s with %d units in 1, is %d',
  (price, kind, by, rounding, unit, result) => {
    expect(adjust(price, { kind, by, rounding }, unit)).toBe(result);
  },
);
