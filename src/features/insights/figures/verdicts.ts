import { SLOW_ANSWER_MS } from '../../../core/orders/history/handling';

export type Verdict = 'good' | 'watch' | 'act';

interface Lines {
  watch: number;
  act: number;
  /** Whether a figure is worse if it is lower. */
  isLowWorse: boolean;
}

/** Marketplaces remove restaurants that reject more than 3 % of their orders. */
const REJECTIONS = { watch: 1.5, act: 3 };

/**
 * The lines beyond which a figure needs attention and beyond which it needs a change. Shares are in percent, times in
 * ms. Where only the second line has a reason, the first one is halfway to it.
 */
export const LINES = {
  /** The other orders are rejected. */
  acceptance: { watch: 100 - REJECTIONS.watch, act: 100 - REJECTIONS.act, isLowWorse: true },
  rejections: { ...REJECTIONS, isLowWorse: false },
  /** If one order in ten is late, riders and customers wait for a time that is not realistic. */
  late: { watch: 5, act: 10, isLowWorse: false },
  /** A waiting order turns amber on the board. */
  answer: { watch: SLOW_ANSWER_MS / 2, act: SLOW_ANSWER_MS, isLowWorse: false },
  /** Customers who filter restaurants choose 4 stars or more; 3.5 is the lowest filter of common apps. */
  rating: { watch: 4, act: 3.5, isLowWorse: true },
} as const satisfies Record<string, Lines>;

export type Measure = keyof typeof LINES;

/** The verdict on a figure, and the line that it is beyond or, if it is good, within. */
export function judge(measure: Measure, value: number): { verdict: Verdict; line: number } {
  const { watch, act } = LINES[measure];
  if (isBeyond(measure, value, 'act')) return { verdict: 'act', line: act };
  return { verdict: isBeyond(measure, value, 'watch') ? 'watch' : 'good', line: watch };
}

export function isBeyond(measure: Measure, value: number, name: 'watch' | 'act'): boolean {
  const { [name]: line, isLowWorse } = LINES[measure];
  return isLowWorse ? value < line : value > line;
}

/** A share in percent; exact if it is on a line. */
export function percentOf(count: number, all: number): number {
  return (count * 100) / all;
}
