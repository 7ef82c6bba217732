import { expect, test } from 'vitest';
import { toDeductions } from '../../../core/payouts/wire';
import type { CycleOrder } from '../cycle/types';
import { toStatement } from '../deductions/statement';
import { toBars } from './bars';
import { type CycleResult, compareCycles } from './compareCycles';

const RATES = { commission: 18, commissionTax: 18, paymentFee: 0, taxWithheld: 0.1 };
const OPTIONS = { rates: RATES, units: 100 };

/** Items of 680 and packing of 20: 680 + 20 − 122.40 − 22.03 − 0.70 = 554.87. */
const USUAL = { subtotal: 780, coupon: 100, afterDiscount: 680, packingFee: 20, total: 770 };
/** Items of 500: 500 − 90 − 16.20 − 0.50 = 393.30. */
const SMALL = { subtotal: 500, coupon: 0, afterDiscount: 500, packingFee: 0, total: 500 };

const order = (bill: CycleOrder['bill'], fields: Partial<CycleOrder> = {}): CycleOrder => ({
  id: '',
  number: '',
  createdAt: 0,
  status: 'completed',
  paymentStatus: 'captured',
  transactionId: '',
  bill,
  ...fields,
});

const declined = order(USUAL, { status: 'declined' });
const cycle = (bills: CycleOrder['bill'][], more: Partial<CycleResult> = {}): CycleResult => ({
  orders: bills.map((bill) => order(bill)),
  declined: [],
  paid: null,
  ...more,
});

const BEFORE = cycle([USUAL, USUAL, USUAL, USUAL]);
const NOW = cycle([USUAL, SMALL], { declined: [declined] });

test('each cause has its part of the difference', () => {
  expect(compareCycles(NOW, BEFORE, OPTIONS)).toEqual({
    // 554.87 + 393.30, and 4 × 554.87.
    amount: 94_817,
    before: 221_948,
    isPaid: false,
    bill: { now: 60_000, before: 70_000 },
    unexpected: { now: 0, before: 0 },
    unexplained: null,
    parts: [
      { cause: 'orders', amount: -70_000, orders: -1 },
      { cause: 'declined', amount: -70_000, orders: 1 },
      // 1,200 remain of 4 × 700, of which two orders are already explained.
      { cause: 'bills', amount: -20_000 },
      { cause: 'commission', amount: 27_720 },
      { cause: 'commissionTax', amount: 4_989 },
      { cause: 'taxWithheld', amount: 160 },
    ],
  });
});

test('payouts that are known are compared instead of the estimates', () => {
  const paid = { now: 90_000, before: 221_948 };
  const comparison = compareCycles(
    { ...NOW, paid: paid.now },
    { ...BEFORE, paid: paid.before },
    OPTIONS,
  );
  expect(comparison).toMatchObject({ amount: paid.now, before: paid.before, isPaid: true });
  // 900.00 were paid, 948.17 were estimated.
  expect(comparison?.parts.at(-1)).toEqual({ cause: 'payout', amount: -4_817 });
});

test.each<[string, CycleResult, CycleResult]>([
  ['one payout', { ...NOW, paid: 1 }, BEFORE],
  ['another number of orders', cycle([SMALL, SMALL, SMALL]), cycle([USUAL])],
  ['equal cycles', BEFORE, BEFORE],
  ['more declined orders before', BEFORE, { ...BEFORE, declined: [declined, declined] }],
])('the parts of %s add up to the difference', (_name, now, before) => {
  const comparison = compareCycles(now, before, OPTIONS);
  const sum = comparison?.parts.reduce((all, { amount }) => all + amount, 0);
  expect(sum).toBe((comparison?.amount ?? 0) - (comparison?.before ?? 0));
});

test('orders without a payout are not compared', () => {
  const refunded = order(USUAL, { paymentStatus: 'refunded' });
  const now = { ...BEFORE, orders: [...BEFORE.orders, refunded] };
  expect(compareCycles(now, BEFORE, OPTIONS)?.parts).toEqual([]);
  expect(compareCycles(BEFORE, cycle([]), OPTIONS)).toBeNull();
});

test('each bar starts where the one before ends', () => {
  expect(toBars([-60, -20, 20, 5])).toEqual([
    { insetInlineStart: '25%', inlineSize: '75%' },
    { insetInlineStart: '0%', inlineSize: '25%' },
    { insetInlineStart: '0%', inlineSize: '25%' },
    { insetInlineStart: '25%', inlineSize: '6.25%' },
  ]);
  expect(toBars([])).toEqual([]);
});

/** A payout of 1,000 before deductions with these lines. */
const statementOf = (net: number, ...lines: readonly object[]) =>
  toStatement({ orders: [], gross: 1_000, net, deductions: toDeductions(lines) }, 100);

test('deductions are compared by code', () => {
  const before = statementOf(
    850,
    { code: 'commission', label: 'Commission', amount: 100 },
    { code: 'ads', label: 'Top', amount: 50 },
  );
  const now = statementOf(
    707.6,
    { code: 'commission', label: 'Commission', amount: 90 },
    { code: 'ads', label: 'Top', amount: 150, tax: 27 },
    { code: 'kit', label: 'Menu cards', amount: 13 },
  );
  const comparison = compareCycles(
    { ...BEFORE, paid: 70_760, statement: now },
    { ...BEFORE, paid: 85_000, statement: before },
    OPTIONS,
  );
  const named = comparison?.parts.map(({ cause, amount, deduction }) => [
    deduction?.key ?? cause,
    amount,
  ]);
  expect(named).toEqual([
    ['ads', -12_700],
    ['kit', -1_300],
    ['commission', 1_000],
    ['unexplained', -1_240],
  ]);
  expect(comparison?.unexplained).toEqual({ now: 1_240, before: 0 });
  const sum = comparison?.parts.reduce((all, { amount }) => all + amount, 0);
  expect(sum).toBe(70_760 - 85_000);
});

test('lines that cannot be read leave the comparison to the estimates', () => {
  const read = statementOf(900, { code: 'ads', label: 'Top', amount: 100 });
  const unread = statementOf(900, { code: 'ads', label: 'Top', amount: 'many' });
  const comparison = compareCycles(
    { ...BEFORE, paid: 90_000, statement: unread },
    { ...BEFORE, paid: 95_000, statement: read },
    OPTIONS,
  );
  expect(comparison?.parts.map(({ cause }) => cause)).toEqual(['payout']);
});
