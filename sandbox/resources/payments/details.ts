import { desc, eq } from 'drizzle-orm';
import { type Answer, denied } from '../../answers.ts';
import type { SignedInInput } from '../../calls.ts';
import { DAY } from '../../days.ts';
import { textField } from '../../fields.ts';
import type { OrderRow } from '../orders/schema.ts';
import { finishedOrders, WEEK } from './cycles.ts';
import { presentPayout } from './present.ts';
import { payouts } from './schema.ts';

const PERCENT = { commission: 18, commissionTax: 18, taxWithheld: 0.1 } as const;
/** In the last full cycle, the positions of the orders that are paid wrongly on purpose. */
const GAPS = { missing: 11, doubled: 14, different: 17 } as const;
const OVERCHARGE = 25;
/** A payout is sent on the Wednesday after its cycle, at 11 AM. */
export const PAID_AFTER = WEEK + 2 * DAY + 11 * 3_600_000;

const AMOUNTS = [
  'gross',
  'commission',
  'commission_tax',
  'payment_fee',
  'tax_withheld',
  'net',
] as const;

type Line = { order_id: string } & Record<(typeof AMOUNTS)[number], number>;

/** The amount that is paid for each order of a cycle. */
export async function payoutDetails({ sandbox, vendor, fields }: SignedInInput): Promise<Answer> {
  const { restaurantId } = vendor;
  const rows = await sandbox.db
    .select()
    .from(payouts)
    .where(eq(payouts.restaurantId, restaurantId))
    .orderBy(desc(payouts.startsAt));
  const payout_cycle = textField(fields, 'payout_cycle');
  const index = rows.findIndex(
    (row) => presentPayout(row, sandbox.clock).payout_cycle === payout_cycle,
  );
  const row = rows[index];
  if (!row) throw denied(404, 'Payout cycle not found.');
  const startsAt = sandbox.clock.real(row.startsAt, 'past');
  const finished = await finishedOrders(sandbox, restaurantId, startsAt);
  const completed = finished.filter(({ status }) => status === 'completed');
  const lines = completed.flatMap((order, position) => linesOf(order, index === 1, position));
  const paidAt = startsAt + PAID_AFTER;
  const isPaid = row.status === 'settled' && paidAt <= sandbox.clock.now();
  const paid_at = isPaid ? new Date(paidAt).toISOString() : null;
  return { data: { payout_cycle, paid_at, orders: lines, totals: totalsOf(lines) } };
}

function linesOf(order: OrderRow, hasGaps: boolean, position: number): Line[] {
  const line = lineOf(order, 0);
  if (!hasGaps) return [line];
  if (position === GAPS.missing) return [];
  if (position === GAPS.doubled) return [line, line];
  return position === GAPS.different ? [lineOf(order, OVERCHARGE)] : [line];
}

function lineOf({ orderNumber, bill }: OrderRow, overcharge: number): Line {
  const gross = paise(bill.afterDiscount + bill.packingFee);
  const commission = paise(percent(bill.afterDiscount, PERCENT.commission) + overcharge);
  const commission_tax = percent(commission, PERCENT.commissionTax);
  const tax_withheld = percent(gross, PERCENT.taxWithheld);
  const net = paise(gross - commission - commission_tax - tax_withheld);
  return {
    order_id: orderNumber,
    gross,
    commission,
    commission_tax,
    payment_fee: 0,
    tax_withheld,
    net,
  };
}

function totalsOf(lines: readonly Line[]) {
  const sums = AMOUNTS.map(
    (name) => [name, paise(lines.reduce((sum, line) => sum + line[name], 0))] as const,
  );
  return { orders: lines.length, ...Object.fromEntries(sums) };
}

function percent(amount: number, rate: number): number {
  return paise((amount * rate) / 100);
}

function paise(amount: number): number {
  return Math.round((amount + Number.EPSILON) * 100) / 100;
}
