import type { CycleDays } from '../cycle/cycleDays';

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** The days of a month such as `2026-11`; `null` for any other text. */
export function daysOfMonth(month: string): CycleDays | null {
  if (!MONTH.test(month)) return null;
  return { from: `${month}-01`, to: new Date(dayIn(month, 1, 0)).toISOString().slice(0, 10) };
}

/** The month that is some months later, or earlier. */
export function monthAfter(month: string, months: number): string {
  return new Date(dayIn(month, months, 15)).toISOString().slice(0, 7);
}

/** November 2026 */
export function monthName(month: string, locale: string): string {
  const format = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale, format).format(dayIn(month, 0, 15));
}

function dayIn(month: string, months: number, day: number): number {
  const first = new Date(`${month}-01T00:00:00Z`);
  return Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + months, day);
}
