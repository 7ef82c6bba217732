import { toDate } from '../../../core/format/formats';

const SOON_DAYS = 30;
const DAY_MS = 86_400_000;

export type Validity = 'unknown' | 'valid' | 'soon' | 'expired';

/** A document is valid until the end of its expiry day. */
export function validityOf(expiry: string, today: string): Validity {
  const [end, now] = [toDate(expiry)?.getTime(), toDate(today)?.getTime()];
  if (end === undefined || now === undefined) return 'unknown';
  if (end < now) return 'expired';
  return end - now <= SOON_DAYS * DAY_MS ? 'soon' : 'valid';
}
