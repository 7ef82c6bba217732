import { inSlices } from '../../../core/async/inSlices';
import { yieldToMain } from '../../../core/async/yieldToMain';
import type { Zone } from '../../../core/format/zone';
import type { OrderRow } from '../../../core/orders/history/types';
import type { Period } from '../../../ui/patterns/period/period';
import {
  createDishes,
  createHours,
  createPromises,
  createSlowestDish,
  createSteps,
  type Dishes,
  type Hours,
  type PromisedGroup,
  type SlowestDish,
  type Steps,
} from './counters';
import { OLDEST_DAY, type Range, rangeOf } from './range';
import { createPeriodTotals, type PeriodTotals } from './totals';

export interface Figures {
  range: Range;
  /** Whether older orders of these periods are missing because the backend sent its maximum number. */
  isCut: boolean;
  /** Whether some orders are missing because the backend repeated its pages. */
  isIncomplete: boolean;
  current: PeriodTotals;
  previous: PeriodTotals;
  course: Steps;
  hours: Hours;
  dishes: Dishes;
  promises: readonly PromisedGroup[];
  slowestDish: SlowestDish | null;
}

interface FiguresInput {
  period: Period;
  now: number;
  zone: Zone;
  /** The maximum number of orders in a response. */
  limit: number;
  isIncomplete?: boolean;
  signal: AbortSignal;
}

/**
 * Computes all figures of a period in one pass over the orders, in slices. Orders without a date belong to no period.
 * `null` if the period has no days.
 */
export async function computeFigures(
  rows: readonly OrderRow[],
  { period, now, zone, limit, isIncomplete = false, signal }: FiguresInput,
): Promise<Figures | null> {
  // Start in a new task, so that the current render does not take longer.
  await yieldToMain();
  const oldest = oldestOf(rows, zone, now);
  const range = rangeOf({ period, now, zone, firstDay: zone.dayOf(oldest) });
  if (!range) return null;
  const [current, previous] = [createPeriodTotals(), createPeriodTotals()];
  const course = createSteps(range, zone);
  const hours = createHours(zone);
  const dishes = createDishes();
  const promises = createPromises();
  const slowestDish = createSlowestDish();
  const add = (row: OrderRow) => {
    const at = row.createdAt;
    if (at === null) return;
    if (at >= range.previousStart && at < range.previousEnd) {
      previous.add(row);
      dishes.add(row, false);
    }
    if (at < range.start || at >= range.end) return;
    current.add(row);
    course.add(row, at);
    hours.add(at);
    dishes.add(row, true);
    promises.add(row);
    slowestDish.add(row);
  };
  await inSlices(rows, add, { signal, onBreak: () => {} });
  return {
    range,
    isIncomplete,
    isCut: rows.length >= limit && oldest > range.previousStart,
    current: current.read(),
    previous: previous.read(),
    course: course.read(),
    hours: hours.read(),
    dishes: dishes.read(),
    promises: promises.read(),
    slowestDish: slowestDish.read(),
  };
}

/** The time of the oldest order with a plausible date. */
function oldestOf(rows: readonly OrderRow[], zone: Zone, now: number): number {
  const least = zone.startOf(OLDEST_DAY);
  let oldest = now;
  for (const { createdAt } of rows) {
    if (createdAt !== null && createdAt < oldest && createdAt >= least) oldest = createdAt;
  }
  return oldest;
}
