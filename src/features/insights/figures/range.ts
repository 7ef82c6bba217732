import { addDays, daysBetween, type Zone } from '../../../core/format/zone';
import { daysOf, type Period } from '../../../ui/patterns/period/period';

/** The days whose orders are counted, and the same number of days before. */
export interface Range {
  /** The first and the last day. */
  from: string;
  to: string;
  /** The number of days. */
  days: number;
  /** In epoch ms; the end is the first moment after the days. */
  start: number;
  end: number;
  /** Whether the last day is today. */
  isOpen: boolean;
  previousFrom: string;
  previousTo: string;
  previousStart: number;
  /**
   * The end of the previous period. If the current period includes today, both end at the same time of day, so that
   * half a day is not compared with a full one.
   */
  previousEnd: number;
}

interface RangeInput {
  period: Period;
  now: number;
  zone: Zone;
  /** The day of the oldest order, which is the start of a period without a first day. */
  firstDay: string;
}

/** An order date before this day is treated as wrong. */
export const OLDEST_DAY = '2000-01-01';

/** Days begin at midnight in the portal's time zone. `null` if the period has no days. */
export function rangeOf({ period, now, zone, firstDay }: RangeInput): Range | null {
  const today = zone.dayOf(now);
  const [first, last] = daysOf(period, today);
  const to = !last || last > today ? today : last;
  const start = first || firstDay;
  const from = start > OLDEST_DAY ? start : OLDEST_DAY;
  if (from > to) return null;
  const days = daysBetween(from, to) + 1;
  const previousFrom = addDays(from, -days);
  const previousTo = addDays(to, -days);
  const isOpen = to === today;
  return {
    from,
    to,
    days,
    start: zone.startOf(from),
    end: zone.startOf(addDays(to, 1)),
    isOpen,
    previousFrom,
    previousTo,
    previousStart: zone.startOf(previousFrom),
    previousEnd: isOpen
      ? zone.momentOf(previousTo, zone.iso(now).slice(11, 19))
      : zone.startOf(addDays(previousTo, 1)),
  };
}
