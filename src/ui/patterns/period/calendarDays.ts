import { addDays } from '../../../core/format/zone';

const DAYS_OF_WEEK = 7;
const MOST_WEEKS = 6;

/**
 * The weeks, from Monday, that contain a month such as `2026-11`. If the first of these weeks contains today, the week
 * before is added, so that the last weekend is always shown.
 */
export function weeksOf(month: string, today: string): string[][] {
  const first = mondayOf(`${month}-01`);
  const isNow = today >= first && today < addDays(first, DAYS_OF_WEEK);
  const start = isNow ? addDays(first, -DAYS_OF_WEEK) : first;
  return Array.from({ length: MOST_WEEKS }, (_, week) => addDays(start, week * DAYS_OF_WEEK))
    .filter((monday) => monday.slice(0, 7) <= month)
    .map((monday) => Array.from({ length: DAYS_OF_WEEK }, (_, index) => addDays(monday, index)));
}

/** The Monday of the week of a day. */
export function mondayOf(day: string): string {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % DAYS_OF_WEEK));
}

/** The same day in another month, or the last day of that month. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

/** The days that are chosen after a tap: one day, or all days from the one that was tapped before, if any. */
export function chooseDay(before: string, day: string): { from: string; to: string } {
  if (!before) return { from: day, to: day };
  return before < day ? { from: before, to: day } : { from: day, to: before };
}
