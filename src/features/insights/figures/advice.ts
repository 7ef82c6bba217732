import { PREPARATION_MINUTES } from '../../../core/orders/preparation';
import type { Figures } from './computeFigures';
import type { PromisedGroup } from './promises';
import type { PeriodTotals } from './totals';
import { isBeyond, type Measure, percentOf } from './verdicts';

/** With fewer orders, a share or a median means little. */
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

/** Whether a share is beyond the line of a measure; false for too few orders. */
function isOver(measure: Measure, count: number, all: number): boolean {
  return all >= FEW_ORDERS && isBeyond(measure, percentOf(count, all), 'act');
}
