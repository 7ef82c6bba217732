import { expect, test } from 'vitest';
import type { ApiClient } from '../../core/api/types';
import type { Wire } from '../../core/format/wireValues';
import { cyclesToRead, readEstimates } from './cycleEstimates';

const DAY = 86_400_000;
const RATES = { commission: 18, commissionTax: 18, paymentFee: 0, taxWithheld: 0.1 };

/** An order whose estimate is 680 + 20 − 122.40 − 22.03 − 0.70 = 554.87. */
const order = (at: number, more: object = {}) => ({
  _id: String(at),
  status: 'completed',
  createdAt: new Date(at).toISOString(),
  billing_detail: { payment_status: 'captured', total_amount: 770 },
  after_discount_sub_amt: 680,
  packing_fee: 20,
  ...more,
});

const spans = [
  { start: 10 * DAY, end: 17 * DAY },
  { start: 3 * DAY, end: 10 * DAY },
  { start: -4 * DAY, end: 3 * DAY },
];

function read(rows: object[]) {
  const stream = async (_name: string, _body: object, take: (rows: Wire[]) => void) =>
    take(rows as Wire[]);
  return readEstimates({ stream } as unknown as ApiClient, {
    restaurantId: 'r',
    spans,
    hasPages: false,
    rates: RATES,
    units: 100,
    onKnown: () => {},
    signal: new AbortController().signal,
  });
}

test('the estimate of a cycle is the sum of its completed orders', async () => {
  const rows = [
    order(16 * DAY),
    order(10 * DAY),
    order(10 * DAY - 1),
    order(9 * DAY, { status: 'declined' }),
    order(8 * DAY, { billing_detail: { payment_status: 'refunded' } }),
    order(17 * DAY),
  ];
  expect(await read(rows)).toEqual([110_974, 55_487, null]);
});

test('a cycle that begins before the oldest order has no estimate', async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => order(16 * DAY - index));
  expect(await read([...rows.slice(1), order(4 * DAY)])).toEqual([
    10_000 * 55_487 - 55_487,
    null,
    null,
  ]);
});

test('pages are read only for the newest cycles with 1,000 orders in all', () => {
  const cycles = ['02', '23', '16', '09'].map((day) => ({
    startsOn: `2026-11-${day}`,
    orders: 400,
  }));
  const weeks = (hasPages: boolean) =>
    cyclesToRead(cycles, hasPages).map(({ startsOn }) => startsOn.slice(-2));
  expect([weeks(true), weeks(false)]).toEqual([
    ['23', '16'],
    ['02', '23', '16', '09'],
  ]);
});

test('the newest cycle is read even if it has more than 1,000 orders', () => {
  const cycles = ['09', '02'].map((day) => ({ startsOn: `2026-11-${day}`, orders: 1_050 }));
  expect(cyclesToRead(cycles, true)).toEqual([cycles[0]]);
});
