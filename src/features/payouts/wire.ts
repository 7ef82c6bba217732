import { type Formats, toDate } from '../../core/format/formats';
import { amount } from '../../core/format/wireAmount';
import { list, record, toText, type Wire } from '../../core/format/wireValues';
import { toDeductions } from '../../core/payouts/wire';
import { readCycle, readStart } from './cycle/cycleDays';
import type { PayoutDetails } from './cycle/types';
import type { Payout } from './data';

interface Options {
  isoDay: Formats['isoDay'];
  /** Whether the backend has `payouts.deductions`. */
  hasDeductions?: boolean;
}

export function toPayout(wire: Wire, index: number, { isoDay, hasDeductions }: Options): Payout {
  const cycle = toText(wire.payout_cycle).trim();
  return {
    serial: index + 1,
    cycle,
    startsOn: readStart(cycle, isoDay),
    days: readCycle(cycle, isoDay),
    orders: amount(wire.total_week_order),
    status: toText(wire.status).trim(),
    ...(hasDeductions && { deductions: toDeductions(wire.deductions) }),
  };
}

/** A number from 0 to 100, or `null`. */
export function toPercent(value: unknown): number | null {
  const percent = amount(value);
  return percent !== null && percent >= 0 && percent <= 100 ? percent : null;
}

export function toCommission(restaurant: Wire): number | null {
  return toPercent(restaurant.admin_commission);
}

export function toPayoutDetails(
  { orders, totals, paid_at, deductions }: Wire,
  hasDeductions = false,
): PayoutDetails {
  return {
    orders: list(orders).map((line) => ({
      number: toText(line.order_id),
      gross: amount(line.gross),
      commission: amount(line.commission),
      commissionTax: amount(line.commission_tax),
      paymentFee: amount(line.payment_fee),
      taxWithheld: amount(line.tax_withheld),
      net: amount(line.net),
      ...(hasDeductions && { deductions: toDeductions(line.deductions) }),
    })),
    gross: amount(record(totals).gross),
    net: amount(record(totals).net),
    paidAt: toText(paid_at).trim(),
    ...(hasDeductions && { deductions: toDeductions(deductions) }),
  };
}

/** When an order was placed, in epoch ms; read before the order is converted. */
export function toPlacedAt({ createdAt }: Wire): number | null {
  return toDate(createdAt)?.getTime() ?? null;
}
