import { median } from 'd3-array';
import { isHandled } from '../../../core/orders/history/handling';
import { createTotals } from '../../../core/orders/history/totals';
import type { HistoryTotals, OrderRow } from '../../../core/orders/history/types';

/** The totals of a period, which only this file computes. */
export interface PeriodTotals extends HistoryTotals {
  /** Orders with the status `declined`, no matter who declined them. */
  declined: number;
  /** Orders that the restaurant accepted, even if they were cancelled later. */
  accepted: number;
  /** Orders that were declined before their preparation began. */
  rejected: number;
  /** The sum of the rejected orders; `null` if there is no amount. */
  lostToRejections: number | null;
  /** Orders with a known time between the order and its answer. */
  answered: number;
  /** The answered orders that waited more than three minutes for the answer. */
  slow: number;
  /** Orders whose promised and actual preparation times are known. */
  prepared: number;
  /** The prepared orders that were ready after the promised time. */
  late: number;
  /** Medians, in ms; `null` without orders. */
  answerMs: number | null;
  promisedMs: number | null;
  preparedMs: number | null;
}

const COUNTED = ['accepted', 'rejected', 'answered', 'slow', 'prepared', 'late'] as const;

/**
 * Computes the totals of orders that are added one by one. Revenue, number and average follow the rules of the
 * history's totals: declined orders have no revenue, and orders without an amount are not part of the average.
 */
export function createPeriodTotals() {
  const [totals, rejections] = [createTotals(), createTotals()];
  const counts = { accepted: 0, rejected: 0, answered: 0, slow: 0, prepared: 0, late: 0 };
  const [answers, promises, preparations]: [number[], number[], number[]] = [[], [], []];
  let declined = 0;
  return {
    add(row: OrderRow): void {
      totals.add(row);
      if (row.status === 'declined') declined += 1;
      if (row.answer === 'rejected') rejections.add(row);
      for (const name of COUNTED) if (isHandled(row, name)) counts[name] += 1;
      if (row.answerMs !== null) answers.push(row.answerMs);
      if (row.promisedMs === null || row.preparedMs === null) return;
      promises.push(row.promisedMs);
      preparations.push(row.preparedMs);
    },
    read(): PeriodTotals {
      return {
        ...totals.read(),
        declined,
        lostToRejections: rejections.read().lost,
        ...counts,
        answerMs: median(answers) ?? null,
        promisedMs: median(promises) ?? null,
        preparedMs: median(preparations) ?? null,
      };
    },
  };
}
