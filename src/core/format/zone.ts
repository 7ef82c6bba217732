import { isDay, toDate, toIso } from './formats';

const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;
const DAY = 24 * 60 * MINUTE;

/**
 * Converts between moments and the days and times of a time zone. Never throws: for an invalid date, texts are `''` and
 * numbers are `NaN`.
 */
export interface Zone {
  /** `2026-11-20T13:05:00+05:30`, or `''` if it is not a date. A day without a time is returned unchanged. */
  iso(value: unknown): string;
  /** The first moment of a day such as `2026-11-20`, in epoch ms. */
  startOf(day: string): number;
  /** The moment of a day and a clock time such as `18:00`, in epoch ms. */
  momentOf(day: string, clock: string): number;
  /** The day that contains a moment. */
  dayOf(at: number): string;
  /** The hour of the week that contains a moment; 0 is the first hour of Monday. */
  weekHourOf(at: number): number;
}

export function createZone(timeZone: string): Zone {
  const format = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
    numberingSystem: 'latn',
    timeZone,
  });
  /** The local time of a moment, as if it were UTC. */
  const clockAt = (at: number): number => {
    const parts = format.formatToParts(at).map(({ type, value }) => [type, Number(value)]);
    const { year = 0, month = 1, day, hour, minute, second } = Object.fromEntries(parts) as Clock;
    return Date.UTC(year, month - 1, day, hour, minute, second);
  };
  const offsets = new Map<number, number>();
  /**
   * The offset in ms. It is cached for each quarter of an hour, because `formatToParts` is slow and offsets change only
   * between two quarters.
   */
  const offsetAt = (at: number): number => {
    if (!toDate(at)) return Number.NaN;
    const quarter = Math.floor(at / QUARTER) * QUARTER;
    const offset = offsets.get(quarter) ?? clockAt(quarter) - quarter;
    offsets.set(quarter, offset);
    return offset;
  };
  const shownAt = (at: number) => toIso(at + offsetAt(at));
  const momentOf = (day: string, clock: string): number => {
    const shown = Date.parse(`${day}T${clock}Z`);
    const before = shown - offsetAt(shown - DAY);
    const after = shown - offsetAt(shown + DAY);
    const isShown = (at: number) => at + offsetAt(at) === shown;
    // If a local time occurs twice, returns the first; for a skipped midnight, returns the moment of the change.
    return !isShown(before) && isShown(after) ? after : before;
  };
  return {
    iso(value) {
      if (isDay(value)) return value;
      const at = toDate(value)?.getTime() ?? Number.NaN;
      const shown = shownAt(at);
      return shown && `${shown.slice(0, -5)}${signed(Math.round(offsetAt(at) / MINUTE))}`;
    },
    startOf: (day) => momentOf(day, '00:00'),
    momentOf,
    dayOf: (at) => shownAt(at).slice(0, 10),
    weekHourOf: (at) => {
      const shown = new Date(at + offsetAt(at));
      return ((shown.getUTCDay() + 6) % 7) * 24 + shown.getUTCHours();
    },
  };
}

/** The number of days from `from` to `to`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY);
}

/** The day that is `days` after a day such as `2026-11-20`; `''` for an invalid day. */
export function addDays(day: string, days: number): string {
  const date = new Date(day);
  return toIso(date.setUTCDate(date.getUTCDate() + days)).slice(0, 10);
}

type Clock = Partial<Record<Intl.DateTimeFormatPartTypes, number>>;

/** `+05:30` */
function signed(minutes: number): string {
  const [hours, rest] = [Math.abs(minutes) / 60, Math.abs(minutes) % 60];
  const digits = (part: number) => String(Math.floor(part)).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${digits(hours)}:${digits(rest)}`;
}
