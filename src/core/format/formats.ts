import { digitsOf } from './digits';
import { NOTHING } from './nothing';

const DAY_TEXT = /^\d{4}-\d{2}-\d{2}$/;
const CLOCK = /^\d{2}:\d{2}$/;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Formats money, numbers and dates in the portal's locale and time zone. Never throws. */
export interface Formats {
  /** An amount in the currency of the region: `₹1,23,456.50`, or `–` if there is no number. */
  money(value: number | null | undefined): string;
  /** `₹100`, with decimals only if they are not zero. Use it in sentences, not in columns. */
  shortMoney(value: number | null | undefined): string;
  /** `₹` */
  currencySymbol(): string;
  /** `20 Nov 2026 • 1:05 PM`, or `–` (A9). */
  dateTime(value: unknown): string;
  /** `1:05 PM`, or `–`. */
  time(value: unknown): string;
  /** `20 Nov 2026`, or `–`. The time zone does not change a date without a time. */
  date(value: unknown): string;
  /** `20 Nov` in the year of `now`, `20 Nov 2025` in any other year, or `–`. */
  shortDate(value: unknown, now: number): string;
  /** `2026-11-20`, or `''`: such days can be compared as text. */
  isoDay(value: unknown): string;
  /** `1:05 PM` from `13:05`, or `–`. */
  clock(value: string): string;
  /** `1,23,456`, or `–`. */
  number(value: number | null | undefined): string;
  /** `8.3%` from 8.3, or `–`. */
  percentage(value: number | null | undefined): string;
  /** `4:05` with the digits of the locale. */
  digits(text: string | number): string;
  /** `3 min ago`. */
  ago(elapsedMs: number): string;
}

/** Reads a `Date`, epoch milliseconds or text; returns `null` if it is not a date. */
export function toDate(value: unknown): Date | null {
  if (typeof value !== 'string' && typeof value !== 'number' && !(value instanceof Date))
    return null;
  if (value === '') return null;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** ISO 8601 in UTC, which sorts as text; `''` if the value is not a date. */
export function toIso(value: unknown): string {
  return toDate(value)?.toISOString() ?? '';
}

/** Whether a value is a date without a time, such as `2026-11-20`. */
export function isDay(value: unknown): value is string {
  return typeof value === 'string' && DAY_TEXT.test(value);
}

export interface FormatOptions {
  locale: string;
  timeZone: string;
  currency: string;
}

export function createFormats({ locale, timeZone, currency }: FormatOptions): Formats {
  const style = { style: 'currency', currency } as const;
  const money = once(() => new Intl.NumberFormat(locale, style));
  const wholeMoney = once(
    () => new Intl.NumberFormat(locale, { ...style, maximumFractionDigits: 0 }),
  );
  const number = once(() => new Intl.NumberFormat(locale));
  const percent = once(
    () => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 }),
  );
  const digits = once(() => digitsOf(locale));
  const relative = once(
    () => new Intl.RelativeTimeFormat(locale, { style: 'short', numeric: 'auto' }),
  );
  const zoned = once(() => dateParts(locale, timeZone));
  const plain = once(() => dateParts(locale, 'UTC'));
  const zonedDay = once(() => dayParts(timeZone));
  const readDay = lastOf((value: unknown) => read(isDay(value) ? plain() : zoned(), value));
  const yearOf = lastOf((now: number) => read(zoned(), now)?.year);
  return {
    money: (value) => (isNumber(value) ? withMinus(money().format(value)) : NOTHING),
    shortMoney: (value) =>
      isNumber(value)
        ? withMinus((Number.isInteger(value) ? wholeMoney : money)().format(value))
        : NOTHING,
    currencySymbol: () =>
      money()
        .formatToParts(0)
        .find(({ type }) => type === 'currency')?.value ?? currency,
    number: (value) => (isNumber(value) ? withMinus(number().format(value)) : NOTHING),
    percentage: (value) => (isNumber(value) ? withMinus(percent().format(value / 100)) : NOTHING),
    dateTime: (value) => {
      const parts = read(zoned(), value);
      if (!parts) return NOTHING;
      return `${day(parts)} • ${clock(parts)}`;
    },
    time: (value) => {
      const parts = read(zoned(), value);
      return parts ? clock(parts) : NOTHING;
    },
    clock: (value) => {
      const parts = CLOCK.test(value) ? read(plain(), `1970-01-01T${value}Z`) : null;
      return parts ? `${parts.hour}:${parts.minute} ${parts.dayPeriod?.toUpperCase()}` : NOTHING;
    },
    date: (value) => {
      const parts = readDay(value);
      return parts ? day(parts) : NOTHING;
    },
    shortDate: (value, now) => {
      const parts = readDay(value);
      if (!parts) return NOTHING;
      const isThisYear = parts.year === yearOf(now);
      return isThisYear ? `${parts.day} ${parts.month}` : day(parts);
    },
    isoDay: (value) => {
      if (isDay(value)) return value;
      const { year, month, day } = read(zonedDay(), value) ?? {};
      return year && month && day ? `${year}-${month}-${day}` : '';
    },
    digits: (text) => digits()?.(`${text}`) ?? `${text}`,
    ago: (elapsedMs) => relative().format(...age(elapsedMs)),
  };
}

/** Browsers write a hyphen, which is hard to see before a figure. */
function withMinus(amount: string): string {
  return amount.replace('-', '\u2212');
}

/** Creates a formatter on first use, since it takes several milliseconds on a phone. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** Remembers the last result, because rows write the same day or compare with the same moment one after another. */
function lastOf<Input, Result>(compute: (input: Input) => Result): (input: Input) => Result {
  let last: { input: Input; result: Result } | undefined;
  return (input) => {
    if (!last || last.input !== input) last = { input, result: compute(input) };
    return last.result;
  };
}

/**
 * Formats the parts of a day as numbers. Only the parts are used, because no locale writes ISO 8601 in every browser.
 */
function dayParts(timeZone: string): Intl.DateTimeFormat {
  const [year, month] = ['numeric', '2-digit'] as const;
  return new Intl.DateTimeFormat('en-US', {
    year,
    month,
    day: '2-digit',
    numberingSystem: 'latn',
    timeZone,
  });
}

type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

function dateParts(locale: string, timeZone: string): Intl.DateTimeFormat {
  // en-IN and en-GB write "Sept" and "pm"; the specification requires "Sep" and "PM".
  return new Intl.DateTimeFormat(locale.startsWith('en') ? 'en-US' : locale, {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h12',
    timeZone,
  });
}

function read(format: Intl.DateTimeFormat, value: unknown): Parts | null {
  const date = toDate(value);
  if (!date) return null;
  return Object.fromEntries(
    format.formatToParts(date).map(({ type, value: part }) => [type, part]),
  );
}

function clock(parts: Parts): string {
  return `${parts.hour}:${parts.minute} ${parts.dayPeriod?.toUpperCase()}`;
}

function day(parts: Parts): string {
  return `${parts.day} ${parts.month} ${parts.year}`;
}

function isNumber(value: number | null | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function age(elapsedMs: number): [number, Intl.RelativeTimeFormatUnit] {
  const gone = Number.isFinite(elapsedMs) ? Math.max(0, elapsedMs) : 0;
  if (gone < MINUTE) return [0, 'second'];
  if (gone < HOUR) return [-Math.floor(gone / MINUTE), 'minute'];
  if (gone < DAY) return [-Math.floor(gone / HOUR), 'hour'];
  return [-Math.floor(gone / DAY), 'day'];
}
