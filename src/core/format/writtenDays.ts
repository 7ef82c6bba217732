import type { Formats } from './formats';

interface DayParts {
  year: number | null;
  month: number | null;
  day: number;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,?\s+/i;
const INSTANT = /^\d{4}-\d\d-\d\dT.*(?:Z|[+-]\d\d:?\d\d)$/i;
const ISO_DAY = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?:T.*)?$/;
const DAY_FIRST = /^(?<day>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>\d{4})$/;
const NAME_SECOND =
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?[\s-]+(?<name>[a-z]{3,9})\.?(?:,?[\s-]+(?<year>\d{4}))?$/i;
const NAME_FIRST =
  /^(?<name>[a-z]{3,9})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(?<year>\d{4}))?$/i;
const DAY_ONLY = /^(?<day>\d{1,2})(?:st|nd|rd|th)?$/;
const PATTERNS = [ISO_DAY, DAY_FIRST, NAME_SECOND, NAME_FIRST, DAY_ONLY];

/** Reads a date of the backend: an instant in the zone of the restaurant, a date without a zone unchanged. */
export type ReadIso = Formats['isoDay'];

/** `2026-11-09` from "09 Nov 2026", or `null`. */
export function readDay(text: string, isoDay: ReadIso): string | null {
  const parts = readParts(text, isoDay);
  return parts && toDay(parts);
}

/** The parts of a date that may lack its year or month, as one of two dates does. */
export function readParts(text: string, isoDay: ReadIso): DayParts | null {
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

/** `null` if there is no such day. */
export function toDay({ year, month, day }: DayParts): string | null {
  if (year === null || !month) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : null;
}
