import { type ReadIso, readDay, readParts, toDay } from '../../../core/format/writtenDays';

/** The first and the last day of a payout cycle, such as `2026-11-09`. */
export interface CycleDays {
  from: string;
  to: string;
}

/** The pattern starts only at the first of several spaces; otherwise it would take quadratic time (T17). */
const BETWEEN = /(?<!\s)\s*[–—]\s*|(?<!\s)\s+(?:-|to|till)\s+|(?<=-\d\d|\dZ|:\d\d)\//i;
const UTC_START = /T00:00(?::00(?:\.0+)?)?Z$/i;
const UTC_END = /T23:59(?::59(?:\.9+)?)?Z$/i;

const DAY_MS = 86_400_000;
const LONGEST_MS = 62 * DAY_MS;

/** Reads "09 Nov 2026 - 15 Nov 2026" and other spellings; one day is a cycle too. */
export function readCycle(text: string, isoDay: ReadIso): CycleDays | null {
  const [first, last = first, ...more] = datesOf(text).map((date) => readParts(date, isoDay));
  if (!first || !last || more.length > 0) return null;
  const month = first.month ?? last.month;
  const to = toDay(last);
  let from = toDay({ ...first, month, year: first.year ?? last.year });
  // "29 Dec - 04 Jan 2027"
  if (from && to && from > to && first.year === null && last.year !== null) {
    from = toDay({ ...first, month, year: last.year - 1 });
  }
  if (!from || !to) return null;
  const length = Date.parse(to) - Date.parse(from);
  return length >= 0 && length <= LONGEST_MS ? { from, to } : null;
}

/** The first day of a cycle, also if the last one cannot be read; `null` if it has no year. */
export function readStart(text: string, isoDay: ReadIso): string | null {
  return readCycle(text, isoDay)?.from ?? readDay(datesOf(text)[0] ?? '', isoDay);
}

/** The texts of the first and the last day. Whole days in UTC are dates that were written as instants. */
function datesOf(text: string): string[] {
  const dates = text.trim().split(BETWEEN, 3);
  const isDates =
    UTC_START.test(dates[0] ?? '') &&
    dates.every((date) => UTC_START.test(date) || UTC_END.test(date));
  return isDates ? dates.map((date) => date.replace(/T.*/i, '')) : dates;
}

/** The id of a cycle in the URL. */
export function cycleLinkId({ from, to }: CycleDays): string {
  return `${from}_${to}`;
}
