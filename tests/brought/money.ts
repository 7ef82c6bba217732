/** What backends send about money and its days, each with its right value. */

interface CycleRow {
  number: number;
  input: string;
  timeZone: string;
  value: { from: string; to: string } | null;
}

const WEEK = { from: '2026-11-09', to: '2026-11-15' };

/** `payout_cycle` of a payout: an instant is a day of the restaurant, a date is not shifted. */
export const CYCLES: readonly CycleRow[] = [
  {
    number: 14,
    input: '2026-11-08T18:30:00.000Z - 2026-11-14T18:30:00.000Z',
    timeZone: 'Asia/Kolkata',
    value: WEEK,
  },
  {
    number: 14,
    input: '2026-11-08T18:30:00Z to 2026-11-15T18:29:59.999Z',
    timeZone: 'Asia/Kolkata',
    value: WEEK,
  },
  {
    number: 14,
    input: '2026-11-08T18:30:00Z/2026-11-15T18:29:59Z',
    timeZone: 'Asia/Kolkata',
    value: WEEK,
  },
  {
    number: 14,
    input: '2026-11-08T19:30:00+01:00 - 2026-11-15T19:29:59+01:00',
    timeZone: 'Asia/Kolkata',
    value: WEEK,
  },
  {
    number: 14,
    input: '2026-11-08T20:00:00Z - 2026-11-15T19:59:59Z',
    timeZone: 'Asia/Dubai',
    value: WEEK,
  },
  // Whole days in UTC are dates that a server has written as instants.
  {
    number: 14,
    input: '2026-11-09T00:00:00Z - 2026-11-15T23:59:59Z',
    timeZone: 'Asia/Kolkata',
    value: WEEK,
  },
  {
    number: 14,
    input: '2026-11-09T00:00:00.000Z - 2026-11-15T00:00:00.000Z',
    timeZone: 'America/New_York',
    value: WEEK,
  },
  // Dates and times without a zone are those of the restaurant.
  { number: 14, input: '2026-11-09 to 2026-11-15', timeZone: 'America/New_York', value: WEEK },
  { number: 14, input: '09 Nov 2026 - 15 Nov 2026', timeZone: 'Pacific/Auckland', value: WEEK },
  {
    number: 14,
    input: '2026-11-09T00:00:00 - 2026-11-15T23:59:59',
    timeZone: 'America/New_York',
    value: WEEK,
  },
  { number: 14, input: '2026-99-08T18:30:00Z', timeZone: 'Asia/Kolkata', value: null },
];

interface LogDayRow extends Pick<CycleRow, 'number' | 'input' | 'timeZone'> {
  value: string | null;
}

/** The title of a day of the payment logs. */
export const LOG_DAYS: readonly LogDayRow[] = [
  {
    number: 14,
    input: '2026-11-19T18:30:00.000Z',
    timeZone: 'Asia/Kolkata',
    value: '2026-11-20',
  },
  { number: 14, input: '2026-11-20', timeZone: 'America/New_York', value: '2026-11-20' },
  { number: 14, input: '20 Nov 2026', timeZone: 'America/New_York', value: '2026-11-20' },
  { number: 14, input: 'Someday', timeZone: 'Asia/Kolkata', value: null },
];
