import { roundHalfUp, toUnits } from '../../../core/amount/units';
import type { Deduction, DeductionKind } from '../../../core/payouts/types';
import type { EstimateBill, PayoutEstimate, PayoutRates } from './types';

/** Payment statuses for which the restaurant gets no money. */
const UNPAID = ['failed', 'refund', 'refunded'];

/**
 * Whether a payout can be expected for an order. No payout can be expected if the order was declined, refunded or not
 * paid.
 */
export function expectsPayout(order: { status: string; paymentStatus: string }): boolean {
  const isOver = order.status === 'declined' || order.status === 'unknown';
  return !isOver && !UNPAID.includes(order.paymentStatus.trim().toLowerCase());
}

/**
 * The amount that a marketplace should pay for an order: items after discount plus packing, minus commission, its tax,
 * the payment fee and the tax that is withheld. The delivery fee and the customer's tax are not part of it. Each line
 * is rounded half up to the smallest unit.
 *
 * @param units - the number of smallest units in one unit of the currency
 * @returns `null` if the amount of the items is not known
 *
 * @example
 * ```ts
 * const bill = { subtotal: 780, coupon: 100, afterDiscount: 680, packingFee: 20, total: 770 };
 * const rates = { commission: 18, commissionTax: 18, paymentFee: 0, taxWithheld: 0.1 };
 * payoutEstimate(bill, rates)?.net; // 55487 paise
 * ```
 */
export function payoutEstimate(
  bill: EstimateBill,
  rates: PayoutRates,
  units = 100,
): PayoutEstimate | null {
  const items = itemsOf(bill, units);
  if (items === null) return null;
  const packing = Math.max(0, toUnits(bill.packingFee, units) ?? 0);
  const total = Math.max(0, toUnits(bill.total, units) ?? 0);
  const commission = share(items, rates.commission);
  const commissionTax = share(commission, rates.commissionTax);
  const paymentFee = share(total, rates.paymentFee);
  const taxWithheld = share(items + packing, rates.taxWithheld);
  const net = items + packing - commission - commissionTax - paymentFee - taxWithheld;
  const deducted = { commission, commissionTax, paymentFee, taxWithheld, other: 0 };
  return { items, packing, ...deducted, fromLines: 0, net };
}

interface EstimatedOrder {
  bill: EstimateBill;
  deductions?: readonly Deduction[] | null;
}

/**
 * The amount for an order from the lines that were deducted from it. They replace the rates if the commission is among
 * them and all their amounts can be read (c116).
 */
export function orderEstimate(
  { bill, deductions }: EstimatedOrder,
  rates: PayoutRates,
  units = 100,
): PayoutEstimate | null {
  const estimate = payoutEstimate(bill, rates, units);
  if (!estimate || !deductions?.some(({ kind }) => kind === 'commission')) return estimate;
  const { items, packing } = estimate;
  const sums = { commission: 0, commissionTax: 0, paymentFee: 0, taxWithheld: 0, other: 0 };
  for (const line of deductions) {
    const [amount, tax] = [toUnits(line.amount, units), toUnits(line.tax, units)];
    if (amount === null || tax === null) return estimate;
    const name = (line.kind && ESTIMATED[line.kind]) ?? 'other';
    sums[name] += amount;
    sums[name === 'commission' ? 'commissionTax' : name] += tax;
  }
  const { commission, commissionTax, paymentFee, taxWithheld, other } = sums;
  const net = items + packing - commission - commissionTax - paymentFee - taxWithheld - other;
  return { items, packing, ...sums, fromLines: 1, net };
}

/** The deductions that have a rate. */
const ESTIMATED: Readonly<
  Partial<Record<DeductionKind, 'commission' | 'paymentFee' | 'taxWithheld'>>
> = { commission: 'commission', paymentFee: 'paymentFee', tds: 'taxWithheld' };

function itemsOf({ afterDiscount, subtotal, coupon }: EstimateBill, units: number): number | null {
  const discounted = toUnits(afterDiscount, units);
  const full = toUnits(subtotal, units);
  const items = discounted ?? (full === null ? null : full - (toUnits(coupon, units) ?? 0));
  return items !== null && items >= 0 ? items : null;
}

function share(amount: number, percent: number): number {
  return roundHalfUp((amount * percent) / 100);
}

export const LINES = [
  'items',
  'packing',
  'commission',
  'commissionTax',
  'paymentFee',
  'taxWithheld',
  'other',
  'fromLines',
  'net',
] as const satisfies readonly (keyof PayoutEstimate)[];

export function addEstimates(one: PayoutEstimate, other: PayoutEstimate): PayoutEstimate {
  const sums = LINES.map((line) => [line, one[line] + other[line]] as const);
  return Object.fromEntries(sums) as Record<(typeof LINES)[number], number>;
}
