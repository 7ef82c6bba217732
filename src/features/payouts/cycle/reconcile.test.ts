import { expect, test } from 'vitest';
import { LOOKUPS, OLD_ORDERS } from '../../../../tests/brought/money';
import { createFormats } from '../../../core/format/formats';
import { createZone } from '../../../core/format/zone';
import { toDeductions } from '../../../core/payouts/wire';
import type { PaymentLog } from '../../payments/types';
import { toLogs } from '../../payments/wire';
import { reconcile } from './reconcile';
import type { CycleData, CycleOrder, PaidOrder } from './types';

const { startOf } = createZone('Asia/Kolkata');
const { isoDay } = createFormats({ locale: 'en-IN', timeZone: 'Asia/Kolkata', currency: 'INR' });
const DAYS = { from: '2026-11-09', to: '2026-11-15' };
const RATES = { commission: 18, commissionTax: 18, paymentFee: 0, taxWithheld: 0.1 };
const SLICES = { signal: new AbortController().signal, onBreak: () => {} };

const order = (number: string, fields: Partial<CycleOrder> = {}): CycleOrder => ({
  id: `id-${number}`,
  number,
  createdAt: startOf('2026-11-10'),
  status: 'completed',
  paymentStatus: 'captured',
  transactionId: `pay-${number}`,
  bill: { subtotal: 780, coupon: 100, afterDiscount: 680, packingFee: 20, total: 770 },
  ...fields,
});

const log = (order_id: string | null, status = 'captured', total_amount: unknown = 770) => ({
  order_id,
  status,
  total_amount,
  transaction_number: `pay-${order_id}`,
});

const logsOf = (data: unknown[], title = '10 Nov 2026'): PaymentLog[] => toLogs({ title, data });

function run(data: Partial<CycleData>) {
  const { orders = [], logs = [] } = data;
  const known = new Set(orders.flatMap(({ id, number }) => [id, number]));
  const everything: CycleData = {
    orders,
    known,
    isIncomplete: false,
    logs,
    lookups: new Map(logs.map(({ orderNumber }) => [orderNumber, null])),
    details: null,
    ...data,
  };
  return reconcile(everything, { days: DAYS, startOf, isoDay, rates: RATES, units: 100 }, SLICES);
}

const shown = async (data: Partial<CycleData>) =>
  (await run(data)).findings.map(({ number, group, causes }) => [
    number,
    group,
    ...causes.map(({ reason }) => reason),
  ]);

test('orders without an id have their own rows', async () => {
  const { findings } = await run({ orders: [order('A', { id: '' }), order('A', { id: '' })] });
  expect(new Set(findings.map(({ key }) => key)).size).toBe(2);
});

const details = (...orders: PaidOrder[]) => ({ details: { orders, net: null } });

const PAYMENTS: [payments: string, logs: unknown[], found: string[]][] = [
  ['one capture', [log('A')], ['matched']],
  ['no capture', [log('B')], ['missing', 'notCaptured']],
  ['only a refund', [log('A', 'refund')], ['missing', 'notCaptured']],
  ['two captures', [log('A'), log('A')], ['doubled', 'capturedTwice']],
  ['two captures, one refunded', [log('A'), log('A'), log('A', 'refund')], ['matched']],
  ['two captures that add up', [log('A', 'captured', 700), log('A', 'captured', 70)], ['matched']],
  ['another amount', [log('A', 'captured', 720)], ['different', 'capturedOther']],
  ['a partial refund', [log('A'), log('A', 'refund', 50)], ['different', 'capturedOther']],
  ['a refund as a negative amount', [log('A'), log('A'), log('A', 'refund', -770)], ['matched']],
  ['a negative capture', [log('A'), log('A'), log('A', 'captured', -770)], ['matched']],
  [
    'a second capture of 0',
    [log('A', 'captured', 700), log('A', 'captured', 0)],
    ['different', 'capturedOther'],
  ],
  [
    'two captures below the total',
    [log('A', 'captured', 300), log('A', 'captured', 70)],
    ['different', 'capturedOther'],
  ],
  ['an amount as text', [log('A', 'captured', '₹770.00')], ['matched']],
  ['no amount', [log('A', 'captured', null)], ['different', 'capturedOther']],
  ['the _id in place of the number', [log('id-A')], ['matched']],
  ['a withdrawal', [log('A', 'withdraw'), log('B')], ['missing', 'notCaptured']],
  ['an unknown status', [log('A', 'held'), log('B')], ['missing', 'notCaptured']],
  ['rows that are no logs', [log('A'), null, 'row', {}], ['matched']],
];

test.each(PAYMENTS.map(([name, logs, expected]) => [name, expected, logs] as const))(
  'an order with %s is %j',
  async (_name, [group, ...reasons], logs) => {
    const [first] = await shown({ orders: [order('A')], logs: logsOf(logs) });
    expect(first).toEqual(['A', group, ...reasons]);
  },
);

test('a log without an order is matched by its transaction', async () => {
  const logs = logsOf([{ ...log(null), transaction_number: 'pay-A' }]);
  expect(await shown({ orders: [order('A')], logs })).toEqual([['A', 'matched']]);
});

test.each<[string, PaidOrder[], string[]]>([
  ['the estimate', [{ number: 'A', net: 554.87 }], ['matched']],
  ['the estimate, rounded otherwise', [{ number: 'A', net: 554.82 }], ['matched']],
  ['less', [{ number: 'A', net: 529.87 }], ['different', 'paidOther']],
  ['nothing', [], ['missing', 'notPaid']],
  [
    'twice',
    [
      { number: 'A', net: 554.87 },
      { number: 'A', net: 554.87 },
    ],
    ['doubled', 'paidTwice'],
  ],
  [
    'once, with a second line of 0',
    [
      { number: 'A', net: 554.87 },
      { number: 'A', net: 0 },
    ],
    ['matched'],
  ],
  [
    'in two parts',
    [
      { number: 'A', net: 500 },
      { number: 'A', net: 54.87 },
    ],
    ['matched'],
  ],
  [
    'twice, and once taken back',
    [
      { number: 'A', net: 554.87 },
      { number: 'A', net: 554.87 },
      { number: 'A', net: -554.87 },
    ],
    ['matched'],
  ],
  [
    'less in two parts',
    [
      { number: 'A', net: 300 },
      { number: 'A', net: 54.87 },
    ],
    ['different', 'paidOther'],
  ],
])('an order that is paid %s', async (_name, paid, [group, ...reasons]) => {
  const shownFindings = await shown({
    orders: [order('A')],
    logs: logsOf([log('A')]),
    ...details(...paid),
  });
  expect(shownFindings).toEqual([['A', group, ...reasons]]);
});

test('a payment that was taken back is not a second one', async () => {
  const bill = { subtotal: null, coupon: null, afterDiscount: null, packingFee: null, total: 770 };
  const data = { orders: [order('A', { bill })], logs: logsOf([log('A')]) };
  const paid = (...nets: number[]) => details(...nets.map((net) => ({ number: 'A', net })));
  expect(await shown({ ...data, ...paid(554.87, 0) })).toEqual([['A', 'matched']]);
  expect(await shown({ ...data, ...paid(554.87, 554.87, -554.87) })).toEqual([['A', 'matched']]);
  expect(await shown({ ...data, ...paid(554.87, 554.87) })).toEqual([
    ['A', 'doubled', 'paidTwice'],
  ]);
});

test('an order with several reasons is in the worst group', async () => {
  const data = { orders: [order('A')], logs: logsOf([log('A', 'captured', 1)]), ...details() };
  expect(await shown(data)).toEqual([['A', 'missing', 'capturedOther', 'notPaid']]);
});

test('payments without an order are listed in their cycle', async () => {
  const logs = [
    ...logsOf([log('A'), log('X'), log('D'), log('Y'), log('Y', 'refund')]),
    ...logsOf([log('OLD')], '08 Nov 2026'),
    ...logsOf([log('LATE')], '16 Nov 2026'),
    ...logsOf([log('WHEN')], 'Someday'),
  ];
  const known = new Set(['A', 'D']);
  const paid = details({ number: 'A', net: 554.87 }, { number: 'Z', net: 5 });
  expect(await shown({ orders: [order('A')], known, logs, ...paid })).toEqual([
    ['X', 'unknown', 'capturedWithout'],
    ['Z', 'unknown', 'paidWithout'],
    ['A', 'matched'],
  ]);
});

test.each(OLD_ORDERS)(
  '$number: an order before the oldest log with the payments $input is $value.group',
  async ({ input, value }) => {
    const logs = logsOf([log('C'), ...input.map(([status, sum]) => log('A', status, sum))]);
    const early = order('A', { createdAt: startOf('2026-11-10') - 1 });
    const { findings, estimate } = await run({ orders: [early], logs });
    expect(findings.find(({ number }) => number === 'A')?.group).toBe(value.group);
    expect(estimate && estimate.net).toBe(value.estimate);
  },
);

test.each(LOOKUPS)(
  '$number: a payment whose order is $input is $value',
  async ({ input, value }) => {
    const lookup = input === null ? null : { id: 'id-X', createdAt: Date.parse(input) };
    const lookups = new Map(input === 'not asked for' ? [] : [['X', lookup]]);
    const data = { logs: logsOf([log('X')]), lookups };
    expect(await shown(data)).toEqual([['X', ...value]]);
  },
);

test('a line of the payout for an earlier order is no line without an order', async () => {
  const lookups = new Map([['X', { id: 'id-X', createdAt: startOf('2026-10-30') }]]);
  const { findings } = await run({ lookups, ...details({ number: 'X', net: 5 }) });
  expect(findings).toMatchObject([{ group: 'elsewhere', id: 'id-X', paid: 500 }]);
});

test('a missing log means nothing before the oldest log', async () => {
  const early = order('A', { createdAt: startOf('2026-11-10') - 1 });
  const first = order('B', { createdAt: startOf('2026-11-10') });
  const orders = [early, first];
  expect(await shown({ orders, logs: logsOf([log('C')]) })).toEqual([
    ['B', 'missing', 'notCaptured'],
    ['C', 'unknown', 'capturedWithout'],
    ['A', 'unchecked'],
  ]);
  expect(await shown({ orders })).toEqual([
    ['A', 'unchecked'],
    ['B', 'unchecked'],
  ]);
});

test('an order that was not captured needs no log', async () => {
  const orders = [
    order('CASH', { paymentStatus: 'pending' }),
    order('BACK', { paymentStatus: 'refund' }),
  ];
  expect(await shown({ orders, logs: logsOf([]), ...details() })).toEqual([
    ['CASH', 'missing', 'notPaid'],
    ['BACK', 'unchecked'],
  ]);
});

test('the estimate is the sum of the orders that have one', async () => {
  const unknown = { subtotal: null, coupon: null, afterDiscount: null, packingFee: null, total: 1 };
  const orders = [
    order('A'),
    order('B'),
    order('C', { bill: unknown }),
    order('D', { paymentStatus: 'refunded' }),
  ];
  const { estimate, estimated } = await run({ orders });
  expect([estimate?.net, estimate?.taxWithheld, estimated]).toEqual([110_974, 140, 2]);
  expect((await run({})).estimate).toBeNull();
});

test('the reconciliation of 10,000 orders can be stopped', async () => {
  const orders = Array.from({ length: 10_000 }, (_, index) => order(String(index)));
  const logs = logsOf(orders.slice(3).map(({ number }) => log(number)));
  const { counts, findings } = await run({ orders, logs });
  expect(counts).toMatchObject({ missing: 3, doubled: 0, matched: 9_997 });
  expect(findings).toHaveLength(10_000);
  const stop = new AbortController();
  const data = {
    orders,
    known: new Set<string>(),
    isIncomplete: false,
    logs,
    details: null,
    lookups: new Map(),
  };
  const options = { days: DAYS, startOf, isoDay, rates: RATES, units: 100 };
  const stopped = reconcile(data, options, { ...SLICES, signal: stop.signal });
  stop.abort();
  await expect(stopped).rejects.toThrow();
});

test.each<[string, Partial<CycleData>, (number | null)[]]>([
  ['not captured', { logs: logsOf([log('B')]) }, [77_000]],
  ['captured twice', { logs: logsOf([log('A'), log('A')]) }, [77_000]],
  ['captured in part', { logs: logsOf([log('A', 'captured', 720)]) }, [-5_000]],
  ['not paid', { logs: logsOf([log('A')]), ...details() }, [55_487]],
  [
    'paid too little',
    { logs: logsOf([log('A')]), ...details({ number: 'A', net: 529.87 }) },
    [-2_500],
  ],
])('an order that was %s has the amount of its cause', async (_name, data, amounts) => {
  const { findings } = await run({ orders: [order('A')], ...data });
  const [finding] = findings.filter(({ number }) => number === 'A');
  expect(finding?.causes.map(({ amount }) => amount)).toEqual(amounts);
});

test('payments without an order have their own amounts', async () => {
  const logs = logsOf([log('X'), log('X', 'refund', 70)]);
  const { findings, oldestLog } = await run({ logs, ...details({ number: 'Z', net: 5 }) });
  expect(findings.map(({ causes: [cause] }) => cause?.amount)).toEqual([70_000, 500]);
  expect(oldestLog).toBe('2026-11-10');
});

const REFUND = { code: 'refund', label: 'Refund', amount: 120 };
const COMMISSION = { code: 'commission', label: 'Commission', amount: 122.4, tax: 22.03 };

/** A payment of order A whose lines add up: 700 − 144.43 − 0.70 = 554.87. */
const linesOf = (...more: object[]) =>
  toDeductions([COMMISSION, { code: 'tds', label: 'TDS', amount: 0.7 }, ...more]);
const line = (net: number, deductions = linesOf()): PaidOrder => ({
  number: 'A',
  gross: 700,
  net,
  deductions,
});
const RATED = { code: 'commission', label: 'Commission', rate: 18, base: 680 };
const tds = { code: 'tds', label: 'TDS', amount: 0.7 };

test.each<[string, PaidOrder[], string[]]>([
  ['what its lines leave', [line(554.87)], ['matched']],
  ['a paisa less than its lines leave', [line(554.86)], ['different', 'paidOther']],
  [
    'without a refund that a line names',
    [line(554.87, linesOf(REFUND))],
    ['different', 'paidOther'],
  ],
  ['with a refund that a line names', [line(434.87, linesOf(REFUND))], ['matched']],
  ['twice', [line(554.87), line(554.87)], ['doubled', 'paidTwice']],
  [
    'with a correction that has its own line',
    [line(554.87), { number: 'A', gross: 0, net: -120, deductions: toDeductions([REFUND]) }],
    ['matched'],
  ],
  [
    'with a commission above its rate',
    [line(529.87, toDeductions([{ ...RATED, amount: 147.4, tax: 22.03 }, tds]))],
    ['different', 'deductedOther'],
  ],
  [
    'with a commission that is rounded up',
    [line(554.86, toDeductions([{ ...RATED, amount: 122.41, tax: 22.03 }, tds]))],
    ['matched'],
  ],
])('an order that is paid %s is %j', async (_name, paid, [group, ...reasons]) => {
  const data = { orders: [order('A')], logs: logsOf([log('A')]), ...details(...paid) };
  expect(await shown(data)).toEqual([['A', group, ...reasons]]);
});

test('the lines of the orders replace the rates of the estimate', async () => {
  const deductions = linesOf(REFUND);
  const data = { orders: [order('A', { deductions }), order('B')], logs: logsOf([]) };
  expect((await run(data)).estimate).toMatchObject({ net: 43_487 + 55_487, fromLines: 1 });
});

test('a second payment for an order is too much by its whole amount', async () => {
  const data = { orders: [order('A')], logs: logsOf([log('A')]) };
  const { findings } = await run({ ...data, ...details(line(554.87), line(554.87)) });
  expect(findings[0]?.causes).toEqual([{ reason: 'paidTwice', amount: 55_487 }]);
});
