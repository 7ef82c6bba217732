/** `half` is the nearest .50, and `nine` the next amount that ends in 9. */
export const ROUNDINGS = ['none', 'one', 'five', 'half', 'nine'] as const;
export type Rounding = (typeof ROUNDINGS)[number];

export const ADJUSTMENTS = ['raisePercent', 'lowerPercent', 'raise', 'lower'] as const;

export interface Adjustment {
  kind: (typeof ADJUSTMENTS)[number];
  by: number;
  rounding: Rounding;
}

export function adjust(price: number, { kind, by, rounding }: Adjustment): number {
  const isPercent = kind === 'raisePercent' || kind === 'lowerPercent';
  const difference = isPercent ? (price * by) / 100 : by;
  const isRaised = kind === 'raise' || kind === 'raisePercent';
  return round(isRaised ? price + difference : price - difference, rounding);
}

function round(value: number, rounding: Rounding): number {
  switch (rounding) {
    case 'one':
      return nearest(value, 1);
    case 'five':
      return nearest(value, 5);
    case 'half':
      return nearest(value, 0.5);
    case 'nine':
      return nextNine(Math.ceil(exact(value)));
    case 'none':
      return nearest(value, 0.01);
  }
}

function nearest(value: number, step: number): number {
  return exact(Math.round(exact(value / step)) * step);
}

function nextNine(whole: number): number {
  return whole + ((19 - (whole % 10)) % 10);
}

/** Removes the error of binary fractions, such as in 95 × 1.07. */
function exact(value: number): number {
  return Number(value.toFixed(6));
}
