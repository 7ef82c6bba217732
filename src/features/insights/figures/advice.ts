import { SLOW_ANSWER_MS } from '../../../core/orders/history/handling';
import { PREPARATION_MINUTES } from '../../../core/orders/preparation';
import type { Figures } from './computeFigures';
import type { PromisedGroup } from './counters';
import type { PeriodTotals } from './totals';

/** With fewer orders, a share or a median is not significant. */
export const FEW_ORDERS = 5;

/** What the owner could change, with the figures that are the reason. */
export type Advice =
  | { kind: 'rejections'; count: number; all: number; lost: number | null }
  | { kind: 'promise'; count: number; all: number; minutes: number; better: number }
  | { kind: 'answers'; count: number; all: number };

type AdviceFigures = Pick<Figures, 'promises'> & { current: PeriodTotals };

/** Advice from the figures, the most urgent first. */
export function adviceOf({ current, promises }: AdviceFigures): readonly Advice[] {
  const { accepted, rejected, answered, slow, lostToRejections } = current;
  const judged = accepted + rejected;
  const advice: (Advice | null)[] = [
    isOver('rejections', rejected, judged)
      ? { kind: 'rejections', count: rejected, all: judged, lost: lostToRejections }
      : null,
    betterPromise(promises),
    isOver('late', slow, answered) ? { kind: 'answers', count: slow, all: answered } : null,
  ];
  return advice.filter((one) => one !== null);
}

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

/** Whether a share is beyond the line of a measure; false for too few orders. */
function isOver(measure: Measure, count: number, all: number): boolean {
  return all >= FEW_ORDERS && isBeyond(measure, percentOf(count, all), 'act');
}

function isBeyond(measure: Measure, value: number, name: 'watch' | 'act'): boolean {
  const { [name]: line, isLowWorse } = LINES[measure];
  return isLowWorse ? value < line : value > line;
}

/** A share in percent; exact if it is on a line. */
export function percentOf(count: number, all: number): number {
  return (count * 100) / all;
}

/**
 * For the promise with the most late orders: the shortest time in which four of five orders were ready. A kitchen that
 * needs more than the longest choice gets no advice.
 */
function betterPromise(promises: readonly PromisedGroup[]): Advice | null {
  const [worst] = promises
    .filter(({ late, orders }) => isOver('late', late, orders))
    .flatMap(({ late: count, orders: all, minutes, mostMs }) => {
      const better = PREPARATION_MINUTES.find(
        (choice) => choice > minutes && choice * 60_000 >= mostMs,
      );
      return better === undefined
        ? []
        : [{ kind: 'promise' as const, count, all, minutes, better }];
    })
    .toSorted((one, other) => other.count - one.count);
  return worst ?? null;
}

type Verdict = 'good' | 'watch' | 'act';

/** The verdict on a figure, and the line that it is beyond or, if it is good, within. */
export function judge(measure: Measure, value: number): { verdict: Verdict; line: number } {
  const { watch, act } = LINES[measure];
  if (isBeyond(measure, value, 'act')) return { verdict: 'act', line: act };
  return { verdict: isBeyond(measure, value, 'watch') ? 'watch' : 'good', line: watch };
}
