import { roundHalfUp } from '../../../core/amount/units';
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
  return { items, packing, commission, commissionTax, paymentFee, taxWithheld, net };
}

function itemsOf({ afterDiscount, subtotal, coupon }: EstimateBill, units: number): number | null {
  const discounted = toUnits(afterDiscount, units);
  const full = toUnits(subtotal, units);
  const items = discounted ?? (full === null ? null : full - (toUnits(coupon, units) ?? 0));
  return items !== null && items >= 0 ? items : null;
}

/** An amount in the smallest unit; `null` if it is not a number. */
export function toUnits(amount: number | null, units: number): number | null {
  return amount !== null && Number.isFinite(amount) ? roundHalfUp(amount * units) : null;
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
  'net',
] as const satisfies readonly (keyof PayoutEstimate)[];

export function addEstimates(one: PayoutEstimate, other: PayoutEstimate): PayoutEstimate {
  const sums = LINES.map((line) => [line, one[line] + other[line]] as const);
  return Object.fromEntries(sums) as Record<(typeof LINES)[number], number>;
}
