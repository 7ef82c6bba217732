import type { Formats } from '../../../core/format/formats';

/** The first and the last day of a payout cycle, such as `2026-11-09`. */
export interface CycleDays {
  from: string;
  to: string;
}

interface DayParts {
  year: number | null;
  month: number | null;
  day: number;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** The pattern starts only at the first of several spaces; otherwise it would take quadratic time (T17). */
const BETWEEN = /(?<!\s)\s*[–—]\s*|(?<!\s)\s+(?:-|to|till)\s+|(?<=-\d\d|\dZ|:\d\d)\//i;
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,?\s+/i;
const INSTANT = /^\d{4}-\d\d-\d\dT.*(?:Z|[+-]\d\d:?\d\d)$/i;
const UTC_START = /T00:00(?::00(?:\.0+)?)?Z$/i;
const UTC_END = /T23:59(?::59(?:\.9+)?)?Z$/i;
const ISO_DAY = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?:T.*)?$/;
const DAY_FIRST = /^(?<day>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>\d{4})$/;
const NAME_SECOND =
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?[\s-]+(?<name>[a-z]{3,9})\.?(?:,?[\s-]+(?<year>\d{4}))?$/i;
const NAME_FIRST =
  /^(?<name>[a-z]{3,9})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(?<year>\d{4}))?$/i;
const DAY_ONLY = /^(?<day>\d{1,2})(?:st|nd|rd|th)?$/;
const PATTERNS = [ISO_DAY, DAY_FIRST, NAME_SECOND, NAME_FIRST, DAY_ONLY];

const DAY_MS = 86_400_000;
const LONGEST_MS = 62 * DAY_MS;

/** Reads a date of the backend: an instant in the zone of the restaurant, a date without a zone unchanged. */
type ReadIso = Formats['isoDay'];

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

/** `2026-11-09` from "09 Nov 2026", or `null`. */
export function readDay(text: string, isoDay: ReadIso): string | null {
  const parts = readParts(text, isoDay);
  return parts && toDay(parts);
}

/** The texts of the first and the last day. Whole days in UTC are dates that were written as instants. */
function datesOf(text: string): string[] {
  const dates = text.trim().split(BETWEEN, 3);
  const isDates =
    UTC_START.test(dates[0] ?? '') &&
    dates.every((date) => UTC_START.test(date) || UTC_END.test(date));
  return isDates ? dates.map((date) => date.replace(/T.*/i, '')) : dates;
}

function readParts(text: string, isoDay: ReadIso): DayParts | null {
  const date = text.trim().replace(WEEKDAY, '');
  const plain = INSTANT.test(date) ? isoDay(date) : date;
  for (const pattern of PATTERNS) {
    const { year, month, day, name } = pattern.exec(plain)?.groups ?? {};
    if (day === undefined) continue;
    const named = name ? MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1 : null;
    return {
      year: year === undefined ? null : Number(year),
      month: month === undefined ? named : Number(month),
      day: Number(day),
    };
  }
  return null;
}

function toDay({ year, month, day }: DayParts): string | null {
  if (year === null || !month) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : null;
}

/** The id of a cycle in the URL. */
export function cycleLinkId({ from, to }: CycleDays): string {
  return `${from}_${to}`;
}
