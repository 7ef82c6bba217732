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

interface OldOrderRow {
  number: number;
  input: readonly (readonly [status: string, amount: number])[];
  value: { group: string; estimate: number | null };
}

/** Payments of an order of 770, captured, that is older than the oldest log; its estimate is 55487 paise. */
export const OLD_ORDERS: readonly OldOrderRow[] = [
  {
    number: 15,
    input: [
      ['captured', 770],
      ['refund', -770],
    ],
    value: { group: 'different', estimate: null },
  },
  { number: 15, input: [['captured', 770]], value: { group: 'matched', estimate: 55_487 } },
  { number: 15, input: [['refund', 770]], value: { group: 'unchecked', estimate: 55_487 } },
  { number: 15, input: [['captured', 300]], value: { group: 'unchecked', estimate: 55_487 } },
  {
    number: 15,
    input: [
      ['captured', 770],
      ['captured', 770],
    ],
    value: { group: 'doubled', estimate: 55_487 },
  },
  { number: 15, input: [], value: { group: 'unchecked', estimate: 55_487 } },
];

interface LookupRow {
  number: number;
  /** When the order of the payment was placed; `null` if the backend has no such order. */
  input: string | null;
  value: readonly string[];
}

/** A payment of the cycle from 9 to 15 November whose order was not placed around these days. */
export const LOOKUPS: readonly LookupRow[] = [
  { number: 16, input: '2026-10-30T12:00:00Z', value: ['elsewhere', 'ofEarlier'] },
  { number: 16, input: null, value: ['unknown', 'capturedWithout'] },
  { number: 16, input: 'not asked for', value: ['elsewhere', 'notListed'] },
  { number: 16, input: 'a date that cannot be read', value: ['elsewhere', 'notListed'] },
];
