import { PREPARATION_MINUTES } from '../../../core/orders/preparation';
import type { Figures } from './computeFigures';
import type { PromisedGroup } from './promises';
import type { PeriodTotals } from './totals';

/** The share of rejections, in percent, above which marketplaces remove a restaurant. */
export const REJECTION_LINE = 3;

/** The share of late orders, in percent, above which a kitchen promises too little time. */
export const LATE_LINE = 10;

/** With fewer orders, a share means little. */
const FEW_ORDERS = 5;

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
    isOver(rejected, judged, REJECTION_LINE)
      ? { kind: 'rejections', count: rejected, all: judged, lost: lostToRejections }
      : null,
    betterPromise(promises),
    isOver(slow, answered, LATE_LINE) ? { kind: 'answers', count: slow, all: answered } : null,
  ];
  return advice.filter((one) => one !== null);
}

/**
 * For the promise with the most late orders: the shortest time in which four of five orders were ready. A kitchen that
 * needs more than the longest choice gets no advice.
 */
function betterPromise(promises: readonly PromisedGroup[]): Advice | null {
  const [worst] = promises
    .filter(({ late, orders }) => isOver(late, orders, LATE_LINE))
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

/** Whether a share is above a line in percent; false for too few orders. */
function isOver(count: number, all: number, line: number): boolean {
  return all >= FEW_ORDERS && isAbove(count, all, line);
}

export function isAbove(count: number, all: number, line: number): boolean {
  return count > (all * line) / 100;
}
