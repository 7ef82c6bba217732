import { expect, test } from 'vitest';
import { toDeductions } from '../../../core/payouts/wire';
import { addEstimates, expectsPayout, orderEstimate, payoutEstimate } from './payoutEstimate';
import type { EstimateBill, PayoutRates } from './types';

const BILL: EstimateBill = {
  subtotal: 780,
  coupon: 100,
  afterDiscount: 680,
  packingFee: 20,
  total: 770,
};
const RATES: PayoutRates = { commission: 18, commissionTax: 18, paymentFee: 0, taxWithheld: 0.1 };

const netOf = (bill: Partial<EstimateBill>, rates: Partial<PayoutRates> = {}, units?: number) =>
  payoutEstimate({ ...BILL, ...bill }, { ...RATES, ...rates }, units)?.net ?? null;

test('680 for items with 20 for packing is estimated at 554.87', () => {
  expect(payoutEstimate(BILL, RATES)).toEqual({
    items: 68_000,
    packing: 2_000,
    commission: 12_240,
    commissionTax: 2_203,
    paymentFee: 0,
    taxWithheld: 70,
    other: 0,
    fromLines: 0,
    net: 55_487,
  });
});

test.each<[string, Partial<EstimateBill>, number | null]>([
  ['no discount', { coupon: 0, subtotal: 680 }, 55_487],
  ['no amount after discount', { afterDiscount: null }, 55_487],
  ['no amount after discount and no coupon', { afterDiscount: null, coupon: null }, 63_353],
  ['neither amount of the items', { afterDiscount: null, subtotal: null }, null],
  ['NaN in place of both amounts', { afterDiscount: Number.NaN, subtotal: Number.NaN }, null],
  ['NaN in place of the discounted amount', { afterDiscount: Number.NaN }, 55_487],
  ['an endless amount', { afterDiscount: Number.POSITIVE_INFINITY, subtotal: null }, null],
  ['no packing', { packingFee: null }, 53_489],
  ['NaN as packing', { packingFee: Number.NaN }, 53_489],
  ['negative packing', { packingFee: -20 }, 53_489],
  ['a coupon above the items', { afterDiscount: null, coupon: 900 }, null],
  ['items for nothing', { afterDiscount: 0, packingFee: 0 }, 0],
  ['no total', { total: null }, 55_487],
])('%s', (_name, bill, net) => {
  expect(netOf(bill)).toBe(net);
});

test('the fee of the delivery changes nothing', () => {
  const bill = { ...BILL, deliveryFee: 35, total: 770 };
  expect(payoutEstimate(bill, RATES)).toEqual(payoutEstimate({ ...bill, total: 735 }, RATES));
});

test.each<[string, Partial<EstimateBill>, Partial<PayoutRates>, number]>([
  ['the payment fee is of the total', {}, { paymentFee: 2 }, 55_487 - 1_540],
  ['half a paisa is rounded up', { afterDiscount: 0.25, packingFee: 0 }, { commission: 10 }, 21],
  ['1.005 are 101 paise', { afterDiscount: 1.005, packingFee: 0 }, { commission: 0 }, 101],
  ['a commission of 100 % leaves less than nothing', {}, { commission: 100 }, 2_000 - 12_240 - 70],
])('%s', (_name, bill, rates, net) => {
  expect(netOf(bill, rates)).toBe(net);
});

test.each([
  [1000, 554_868],
  [1, 555],
])('a currency of %d units is rounded to them', (units, net) => {
  expect(netOf({}, {}, units)).toBe(net);
});

test.each([
  ['completed', 'captured', true],
  ['cooking', '', true],
  ['completed', 'pending', true],
  ['completed', ' Refund ', false],
  ['completed', 'refunded', false],
  ['completed', 'failed', false],
  ['declined', 'captured', false],
  ['unknown', 'captured', false],
])('an order that is %s with the payment "%s" is paid out: %s', (status, paymentStatus, is) => {
  expect(expectsPayout({ status, paymentStatus })).toBe(is);
});

test('estimates are added line by line', () => {
  const one = payoutEstimate(BILL, RATES);
  if (!one) throw new Error('no estimate');
  expect(addEstimates(one, one)).toMatchObject({
    items: 136_000,
    commissionTax: 4_406,
    net: 110_974,
  });
});

const COMMISSION = { code: 'commission', amount: 100, tax: 18 };

/** The estimate of an order with these lines. */
const withLines = (...lines: readonly object[]) =>
  orderEstimate({ bill: BILL, deductions: toDeductions(lines) }, RATES);

test('the lines of an order replace the rates', () => {
  const tds = { code: 'tds', amount: 0.7 };
  const refund = { code: 'refund', amount: 120 };
  expect(withLines(COMMISSION, tds, refund, { code: 'cap', amount: -5 })).toEqual({
    items: 68_000,
    packing: 2_000,
    commission: 10_000,
    commissionTax: 1_800,
    paymentFee: 0,
    taxWithheld: 70,
    other: 11_500,
    fromLines: 1,
    // 700 − 118 − 0.70 − 115.
    net: 46_630,
  });
});

test.each<[string, readonly object[]]>([
  ['are none', []],
  ['lack the commission', [{ code: 'refund', amount: 120 }]],
  ['have an amount that cannot be read', [COMMISSION, { code: 'refund', amount: 'some' }]],
])('lines that %s leave the estimate to the rates', (_why, lines) => {
  expect(withLines(...lines)).toEqual(payoutEstimate(BILL, RATES));
});
