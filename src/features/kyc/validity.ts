import { toDate } from '../../core/format/formats';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const SOON_DAYS = 30;
const DAY_MS = 86_400_000;

/** The day `YYYY-MM-DD` of a date or a moment, in the portal's time zone; `''` when there is none. */
export function toDay(value: unknown, timeZone: string): string {
  if (typeof value === 'string' && DAY.test(value)) return value;
  const date = toDate(value);
  // Swedish writes days as ISO does.
  return date ? new Intl.DateTimeFormat('sv-SE', { timeZone }).format(date) : '';
}

export type Validity = 'unknown' | 'valid' | 'soon' | 'expired';

/** How a document stands on a day; the day it names is still good. */
export function validityOf(expiry: string, today: string): Validity {
  const [end, now] = [toDate(expiry)?.getTime(), toDate(today)?.getTime()];
  if (end === undefined || now === undefined) return 'unknown';
  if (end < now) return 'expired';
  return end - now <= SOON_DAYS * DAY_MS ? 'soon' : 'valid';
}
