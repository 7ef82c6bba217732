import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumsByCode, totalOf } from '../../../core/payouts/sums';
import type { Deduction } from '../../../core/payouts/types';
import { toDeductions } from '../../../core/payouts/wire';
import type { PayoutDetails } from '../cycle/types';
import { sumsByOrder } from './orderSums';
import { toStatement } from './statement';

const CODES = ['commission', 'refund', 'cap', 'tds', 'distance_fee', 'festival_kit', ''];

const lines = (...sent: readonly object[]): Deduction[] => toDeductions(sent) ?? [];

/** Amounts in paise; what is added to a payout is negative. */
const drawnLines = fc.array(
  fc.record({
    code: fc.constantFrom(...CODES),
    amount: fc.integer({ min: -2_000_000, max: 20_000_000 }),
    tax: fc.integer({ min: 0, max: 400_000 }),
    isText: fc.boolean(),
  }),
);
const drawnOrders = fc.array(fc.record({ gross: fc.nat(50_000_000), lines: drawnLines }));
type Drawn = typeof drawnLines extends fc.Arbitrary<infer Lines> ? Lines : never;

/** The lines as a marketplace sends them: in rupees, some as text. */
function sentLines(drawn: Drawn): Deduction[] {
  const rupees = (paise: number, isText: boolean) =>
    isText ? (paise / 100).toFixed(2) : paise / 100;
  return lines(
    ...drawn.map(({ code, amount, tax, isText }) => ({
      code,
      label: `Label ${code}`,
      amount: rupees(amount, isText),
      tax: rupees(tax, isText),
    })),
  );
}

const deductedIn = (drawn: Drawn) => drawn.reduce((sum, { amount, tax }) => sum + amount + tax, 0);

test('every payout adds up to the paisa', () => {
  fc.assert(
    fc.property(drawnOrders, drawnLines, fc.integer({ min: -9_999, max: 9_999 }), (...drawn) => {
      const [drawnOfOrders, ofCycle, rest] = drawn;
      const gross = drawnOfOrders.reduce((sum, order) => sum + order.gross, 0);
      const ofOrders = drawnOfOrders.map((order) => deductedIn(order.lines));
      const deducted = ofOrders.reduce((sum, one) => sum + one, deductedIn(ofCycle));
      const details: PayoutDetails = {
        orders: drawnOfOrders.map((order, index) => ({
          number: `ORD-${index}`,
          gross: order.gross / 100,
          net: null,
          deductions: sentLines(order.lines),
        })),
        deductions: sentLines(ofCycle),
        gross: gross / 100,
        net: (gross - deducted - rest) / 100,
      };
      const statement = toStatement(details, 100);
      expect(statement).toMatchObject({ gross, total: deducted, rest, unread: 0 });
      const add = (sum: number, one: number | null) => sum + (one ?? Number.NaN);
      expect(statement.sums.map(({ total }) => total).reduce(add, 0)).toBe(deducted);
      const left = sumsByOrder(details, 100).map((order) => order.left);
      expect(left.reduce(add, 0)).toBe(gross - deducted);
    }),
  );
});

test('the amounts of 10,000 lines have no error of binary fractions', () => {
  const tenths = Array.from({ length: 10_000 }, () => ({ code: 'fee', label: 'Fee', amount: 0.1 }));
  const details = { orders: [], gross: 1_012.4, net: 0, deductions: lines(...tenths) };
  expect(toStatement(details, 100)).toMatchObject({ total: 100_000, rest: 1_240 });
});

test('the largest deduction is first', () => {
  const sums = sumsByCode(
    lines(
      { code: 'cap', label: 'Cap', amount: -5 },
      { code: 'fee', label: 'Fee', amount: 3 },
      { code: 'ads', label: 'Top', amount: 2, tax: 2 },
    ),
    100,
  );
  expect(sums.map(({ code, total }) => [code, total])).toEqual([
    ['ads', 400],
    ['fee', 300],
    ['cap', -500],
  ]);
});

test('lines without a code are one row for each label', () => {
  const sums = sumsByCode(
    lines({ label: 'Kit', amount: 1 }, { label: 'Bag', amount: 2 }, { label: 'Kit', amount: 3 }),
    100,
  );
  expect(sums.map(({ key, total }) => [key, total])).toEqual([
    ['Kit', 400],
    ['Bag', 200],
  ]);
});

test('an amount that cannot be read makes the sum of its code unknown', () => {
  const deductions = lines(
    { code: 'ads', label: 'Top', amount: 'many' },
    { code: 'ads', label: 'Top', amount: 5 },
    { code: 'fee', label: 'Fee', amount: 2 },
  );
  const { sums, unread, rest } = toStatement({ orders: [], gross: 100, net: 90, deductions }, 100);
  expect(sums.map(({ total }) => total)).toEqual([200, null]);
  // 100 − 5 − 2 − 90.
  expect({ unread, rest }).toEqual({ unread: 1, rest: 300 });
});

test('the sum before deductions is that of the orders if it is not sent', () => {
  const orders = [
    { number: 'A', gross: 10, net: 9 },
    { number: 'B', gross: 5.5, net: 5 },
  ];
  expect(toStatement({ orders, net: 14 }, 100)).toMatchObject({ gross: 1_550, rest: 150 });
  const unknown = [...orders, { number: 'C', gross: null, net: 1 }];
  expect(toStatement({ orders: unknown, net: 14 }, 100)).toMatchObject({ gross: null, rest: null });
});

test('dinars add up in thousandths', () => {
  const [line] = lines({ code: 'fee', label: 'Fee', amount: 1.005, tax: 0.15 });
  expect(line && totalOf(line, 1_000)).toBe(1_155);
});
