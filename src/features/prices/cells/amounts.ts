import { roundHalfUp } from '../../../core/amount/units';

/** `half` is the nearest .50, and `nine` the next amount that ends in 9. */
export const ROUNDINGS = ['none', 'one', 'five', 'half', 'nine'] as const;
export type Rounding = (typeof ROUNDINGS)[number];

export const ADJUSTMENTS = ['raisePercent', 'lowerPercent', 'raise', 'lower'] as const;

export interface Adjustment {
  kind: (typeof ADJUSTMENTS)[number];
  by: number;
  rounding: Rounding;
}

/**
 * The price after an adjustment, rounded half up to the smallest unit of its currency.
 *
 * @param unit - the number of smallest units in 1
 */
export function adjust(price: number, { kind, by, rounding }: Adjustment, unit: number): number {
  const units = roundHalfUp(price * unit);
  const isPercent = kind === 'raisePercent' || kind === 'lowerPercent';
  const difference = isPercent ? (units * by) / 100 : by * unit;
  const isRaised = kind === 'raise' || kind === 'raisePercent';
  return rounded(isRaised ? units + difference : units - difference, rounding, unit) / unit;
}

function rounded(units: number, rounding: Rounding, unit: number): number {
  switch (rounding) {
    case 'one':
      return nearest(units, unit);
    case 'five':
      return nearest(units, 5 * unit);
    case 'half':
      // Yen have no half.
      return nearest(units, Math.max(1, unit / 2));
    case 'nine':
      return nextNine(Math.ceil(roundHalfUp(units) / unit)) * unit;
    case 'none':
      return nearest(units, 1);
  }
}

function nearest(units: number, step: number): number {
  return roundHalfUp(units / step) * step;
}

function nextNine(whole: number): number {
  return whole + ((19 - (whole % 10)) % 10);
}
