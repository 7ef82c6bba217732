import { expect, test } from 'vitest';
import { createFormats } from '../../../core/format/formats';
import { addDays, createZone } from '../../../core/format/zone';
import { toLogs } from '../../payments/wire';
import { reconcile } from '../cycle/reconcile';
import type { CycleOrder, PaidOrder, PayoutDetails } from '../cycle/types';
import type { Payout } from '../data';
import { computeMonth, sumOf, totalOf } from './monthFigures';
import type { MonthData } from './types';

const { startOf, dayOf } = createZone('Asia/Kolkata');
const { isoDay } = createFormats({ locale: 'en-IN', timeZone: 'Asia/Kolkata', currency: 'INR' });
const RATES = { commission: 18, commissionTax: 18, paymentFee: 0, taxWithheld: 0.1 };
const SLICES = { signal: new AbortController().signal, onBreak: () => {} };
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };
const OPTIONS = { startOf, dayOf, isoDay, rates: RATES, units: 100 };

const cycle = (from: string, fields: Partial<Payout> = {}): Payout => {
  const days = { from, to: addDays(from, 6) };
  const text = `${days.from} to ${days.to}`;
  return { serial: 1, cycle: text, startsOn: from, days, orders: 1, status: 'settled', ...fields };
};

/** The six weeks that have days in November 2026. */
const CYCLES = ['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30'];

const order = (day: string, fields: Partial<CycleOrder> = {}): CycleOrder => ({
  id: `id-${day}`,
  number: `N-${day}`,
  createdAt: startOf(day) + 60_000,
  status: 'completed',
  paymentStatus: 'captured',
  transactionId: `pay-${day}`,
  bill: {
    subtotal: 780,
    coupon: 100,
    afterDiscount: 680,
    packingFee: 20,
    total: 770,
    tax: 35,
    taxPercent: 5,
  },
  ...fields,
});

const line = (number: string, net = 554.87): PaidOrder => ({
  number,
  net,
  gross: 700,
  commission: 122.4,
  commissionTax: 22.03,
  paymentFee: 0,
  taxWithheld: 0.7,
});

/** One order on each day from 26 October to 6 December, each captured and paid. */
const ALL = Array.from({ length: 42 }, (_, index) => order(addDays('2026-10-26', index)));
const isOf = ({ from, to }: { from: string; to: string }, { createdAt }: CycleOrder) =>
  dayOf(createdAt) >= from && dayOf(createdAt) <= to;
const idsOf = (orders: readonly CycleOrder[]) =>
  new Set(orders.flatMap(({ id, number, transactionId }) => [id, number, transactionId]));
const LOGS = ALL.flatMap(({ number, createdAt }) =>
  toLogs({
    title: dayOf(createdAt),
    data: [{ order_id: number, status: 'captured', total_amount: 770 }],
  }),
);
const DETAILS = new Map<string, PayoutDetails>(
  CYCLES.map((from) => {
    const { cycle: text, days } = cycle(from);
    const orders = ALL.filter((one) => days && isOf(days, one)).map(({ number }) => line(number));
    return [text, { orders, net: orders.length * 554.87, paidAt: addDays(from, 9) }];
  }),
);

function run(fields: Partial<MonthData> = {}, today = '2026-12-20') {
  const orders = ALL.filter((one) => isOf(NOVEMBER, one));
  const data: MonthData = {
    cycles: CYCLES.map((from) => cycle(from)),
    orders,
    known: idsOf(ALL),
    outside: idsOf(ALL.filter((one) => !isOf(NOVEMBER, one))),
    declined: 0,
    isIncomplete: false,
    logs: LOGS,
    lookups: new Map(),
    details: DETAILS,
    ...fields,
  };
  return computeMonth(data, { days: NOVEMBER, today, ...OPTIONS }, SLICES);
}

test('a month is the sum of the orders of its cycles, by the estimate of their pages', async () => {
  const { estimate, cycles, counted, sales, deducted } = await run();
  const nets = await Promise.all(
    cycles.map(async ({ payout, days }) => {
      const data = {
        orders: ALL.filter((one) => isOf(days, one)),
        known: idsOf(ALL),
        logs: LOGS,
        lookups: new Map(),
        details: payout && (DETAILS.get(payout.cycle) ?? null),
        isIncomplete: false,
      };
      return (await reconcile(data, { days, ...OPTIONS }, SLICES)).estimate?.net ?? 0;
    }),
  );
  expect(cycles.map(({ completed }) => completed)).toEqual([1, 7, 7, 7, 7, 1]);
  expect(estimate?.net).toBe(nets.reduce((sum, net) => sum + net, 0));
  expect(counted).toBe(30);
  expect(totalOf(sales).sales).toBe((estimate?.items ?? 0) + (estimate?.packing ?? 0));
  expect(deducted).toEqual({
    orders: 30,
    gross: 2_100_000,
    commission: 367_200,
    commissionTax: 66_090,
    paymentFee: 0,
    taxWithheld: 2_100,
    net: 1_664_610,
  });
});

test('what does not add up is what the page of the cycle finds', async () => {
  const details = new Map(DETAILS);
  const week = cycle('2026-11-09');
  const paid = DETAILS.get(week.cycle)?.orders ?? [];
  details.set(week.cycle, {
    orders: [...paid.slice(2), line('N-2026-11-15'), line('GHOST')],
    net: 1,
  });
  const orders = ALL.filter((one) => isOf({ from: '2026-11-09', to: '2026-11-15' }, one));
  const page = await reconcile(
    {
      orders,
      known: idsOf(ALL),
      logs: LOGS,
      lookups: new Map(),
      isIncomplete: false,
      details: details.get(week.cycle) ?? null,
    },
    { days: { from: '2026-11-09', to: '2026-11-15' }, ...OPTIONS },
    SLICES,
  );
  const found = (await run({ details })).cycles.map(({ findings }) => findings.length);
  expect(found).toEqual([
    0,
    0,
    page.findings.filter(({ causes }) => causes.length).length,
    0,
    0,
    0,
  ]);
  expect(found[2]).toBe(4);
});

test('an unknown line of a cycle of two months is in the month in which the cycle ends', async () => {
  const details = new Map(DETAILS);
  for (const from of ['2026-10-26', '2026-11-30']) {
    const { cycle: text } = cycle(from);
    details.set(text, { orders: [...(DETAILS.get(text)?.orders ?? []), line(from)], net: 1 });
  }
  const found = (await run({ details })).cycles.map(({ findings }) =>
    findings.map((one) => one.number),
  );
  expect(found).toEqual([['2026-10-26'], [], [], [], [], []]);
});

test('sales are added up by day and rate, with an unknown tax as unknown', async () => {
  const { bill } = order('2026-11-03');
  const orders = [
    order('2026-11-03'),
    order('2026-11-03', { id: 'b', number: 'B', bill: { ...bill, taxPercent: 18, tax: 126 } }),
    order('2026-11-03', { id: 'c', number: 'C', bill: { ...bill, taxPercent: null, tax: null } }),
    order('2026-11-03', { id: 'd', number: 'D', paymentStatus: 'refund' }),
    // 11:30 PM in India, which is still 4 November in UTC.
    order('2026-11-04', { id: 'e', number: 'E', createdAt: Date.parse('2026-11-04T18:00:00Z') }),
  ];
  const { sales, completed, counted } = await run({ orders, logs: [], details: new Map() });
  expect(sales).toEqual([
    { day: '2026-11-03', rate: 5, orders: 1, sales: 70_000, tax: 3_500 },
    { day: '2026-11-03', rate: 18, orders: 1, sales: 70_000, tax: 12_600 },
    { day: '2026-11-03', rate: null, orders: 1, sales: 70_000, tax: null },
    { day: '2026-11-04', rate: 5, orders: 1, sales: 70_000, tax: 3_500 },
  ]);
  expect([completed, counted, totalOf(sales).tax]).toEqual([5, 4, null]);
});

test('the deductions of a cycle that is not paid are not known', async () => {
  const cycles = CYCLES.map((from) => cycle(from, { status: 'pending' }));
  const { deducted, cycles: shown } = await run({ cycles });
  expect(deducted).toBeNull();
  expect(new Set(shown.map(({ payment }) => payment.state))).toEqual(new Set(['notYet']));
  const open = await run({}, '2026-11-18');
  expect(open.cycles.map(({ payment }) => payment.state)).toEqual([
    'paid',
    'paid',
    'paid',
    'notYet',
    'notYet',
    'notYet',
  ]);
});

test('an amount that a line does not have makes the sum of its column unknown', async () => {
  const details = new Map(DETAILS);
  const { cycle: text } = cycle('2026-11-09');
  const [first, ...others] = DETAILS.get(text)?.orders ?? [];
  details.set(text, {
    orders: [{ ...line(first?.number ?? ''), commission: null }, ...others],
    net: 1,
  });
  const { deducted } = await run({ details });
  expect([deducted?.commission, deducted?.commissionTax]).toEqual([null, 66_090]);
});

test('orders on days without a cycle have a row of their own', async () => {
  const { cycles, counted } = await run({ cycles: [cycle('2026-11-09')] });
  expect(cycles.map(({ payout, completed }) => [payout?.cycle, completed])).toEqual([
    ['2026-11-09 to 2026-11-15', 7],
    [undefined, 23],
  ]);
  expect(counted).toBe(30);
});

test('refunds and transfers are those of the month', async () => {
  const logs = toLogs({
    title: '30 Nov 2026',
    data: [
      { order_id: 'A', status: 'refund', total_amount: 100 },
      { order_id: 'B', status: 'captured', total_amount: -50.5 },
      { status: 'withdraw', total_amount: 9_000 },
    ],
  });
  const december = toLogs({ title: '01 Dec 2026', data: [{ status: 'refund', total_amount: 7 }] });
  const { refunds, withdrawals, oldestLog } = await run({ logs: [...logs, ...december] });
  expect([refunds.length, sumOf(refunds), sumOf(withdrawals)]).toEqual([2, 15_050, 900_000]);
  expect(oldestLog).toBe('2026-11-30');
  const unknown = await run({
    logs: toLogs({ title: '30 Nov 2026', data: [{ status: 'refund' }] }),
  });
  expect(sumOf(unknown.refunds)).toBeNull();
});

test('a month without orders has no estimate', async () => {
  const { estimate, sales, cycles } = await run({
    orders: [],
    logs: [],
    cycles: [],
    details: new Map(),
  });
  expect([estimate, sales, cycles.length]).toEqual([null, [], 1]);
});

test('10,000 orders can be stopped', async () => {
  const orders = Array.from({ length: 10_000 }, (_, index) =>
    order('2026-11-03', { id: `id${index}`, number: `N${index}` }),
  );
  const stop = new AbortController();
  const data = { ...(await monthOf(orders)), known: idsOf(orders) };
  const onBreak = () => stop.abort();
  const done = computeMonth(
    data,
    { days: NOVEMBER, today: '2026-12-20', ...OPTIONS },
    {
      signal: stop.signal,
      onBreak,
    },
  );
  await expect(done).rejects.toThrow();
});

const monthOf = async (orders: readonly CycleOrder[]): Promise<MonthData> => ({
  cycles: [cycle('2026-11-02')],
  orders,
  known: new Set(),
  outside: new Set(),
  declined: 0,
  isIncomplete: false,
  logs: [],
  lookups: new Map(),
  details: new Map(),
});
