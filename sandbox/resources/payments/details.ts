import { desc, eq } from 'drizzle-orm';
import { type Answer, denied } from '../../answers.ts';
import type { SignedInInput } from '../../calls.ts';
import { DAY } from '../../days.ts';
import { textField } from '../../fields.ts';
import type { OrderRow } from '../orders/schema.ts';
import { finishedOrders, WEEK } from './cycles.ts';
import {
  addedDeductions,
  type Deduction,
  orderDeductions,
  paise,
  presentDeduction,
  totalOf,
} from './deductions.ts';
import { cycleName } from './present.ts';
import { payouts } from './schema.ts';

/** In the last full cycle, the positions of the orders that are paid wrongly on purpose. */
const GAPS = { missing: 11, doubled: 14, different: 17 } as const;
const OVERCHARGE = 25;
/** The cycle, counted from the current one, that pays less than its lines explain. */
const UNEXPLAINED = { cycle: 2, amount: 12.4 } as const;
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

type Line = { order_id: string; deductions: readonly Deduction[] } & Record<
  (typeof AMOUNTS)[number],
  number
>;

/** The amount that is paid for each order of a cycle. */
export async function payoutDetails({ sandbox, vendor, fields }: SignedInInput): Promise<Answer> {
  const { restaurantId } = vendor;
  const rows = await sandbox.db
    .select()
    .from(payouts)
    .where(eq(payouts.restaurantId, restaurantId))
    .orderBy(desc(payouts.startsAt));
  const payout_cycle = textField(fields, 'payout_cycle');
  const index = rows.findIndex((row) => cycleName(row, sandbox.clock) === payout_cycle);
  const row = rows[index];
  if (!row) throw denied(404, 'Payout cycle not found.');
  const startsAt = sandbox.clock.real(row.startsAt, 'past');
  const finished = await finishedOrders(sandbox, restaurantId, startsAt);
  const completed = finished.filter(({ status }) => status === 'completed');
  const lines = completed.flatMap((order, position) => linesOf(order, index === 1, position));
  const paidAt = startsAt + PAID_AFTER;
  const isPaid = row.status === 'settled' && paidAt <= sandbox.clock.now();
  const paid_at = isPaid ? new Date(paidAt).toISOString() : null;
  const added = await addedDeductions(sandbox, restaurantId, startsAt, 1);
  const deductions = added.map((one) => presentDeduction(one, sandbox.clock));
  const rest = index === UNEXPLAINED.cycle && added.length > 0 ? UNEXPLAINED.amount : 0;
  const totals = totalsOf(lines);
  const net = paise(totals.net - totalOf(deductions) - rest);
  return { data: { payout_cycle, paid_at, orders: lines, deductions, totals: { ...totals, net } } };
}

function linesOf(order: OrderRow, hasGaps: boolean, position: number): Line[] {
  const line = lineOf(order, 0);
  if (!hasGaps) return [line];
  if (position === GAPS.missing) return [];
  if (position === GAPS.doubled) return [line, line];
  return position === GAPS.different ? [lineOf(order, OVERCHARGE)] : [line];
}

function lineOf(order: OrderRow, overcharge: number): Line {
  const { gross, commission, tax, withheld, lines } = orderDeductions(order, overcharge);
  return {
    order_id: order.orderNumber,
    gross,
    commission,
    commission_tax: tax,
    payment_fee: 0,
    tax_withheld: withheld,
    net: paise(gross - commission - tax - withheld),
    deductions: lines,
  };
}

function totalsOf(lines: readonly Line[]) {
  const sums = AMOUNTS.map(
    (name) => [name, paise(lines.reduce((sum, line) => sum + line[name], 0))] as const,
  );
  return {
    orders: lines.length,
    ...(Object.fromEntries(sums) as Record<(typeof AMOUNTS)[number], number>),
  };
}
