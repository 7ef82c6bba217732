import type { Clock } from '../../clock.ts';
import { DAY, dayTitle } from '../../days.ts';
import { byCode, type Deduction } from './deductions.ts';
import type { PaymentLogRow, PayoutRow } from './schema.ts';

export function presentLog(row: PaymentLogRow, clock: Clock) {
  return {
    _id: row.id,
    order_id: row.orderNumber,
    name: row.name,
    transaction_number: row.transactionNumber,
    total_amount: row.amount,
    transaction_type: row.type,
    status: row.status,
    createdAt: clock.iso(row.createdAt, 'past'),
  };
}

/** Groups logs by day and keeps their order. */
export function groupByDay(rows: readonly PaymentLogRow[], clock: Clock) {
  const groups = new Map<string, ReturnType<typeof presentLog>[]>();
  for (const row of rows) {
    const title = dayTitle(clock.real(row.createdAt, 'past'));
    groups.set(title, [...(groups.get(title) ?? []), presentLog(row, clock)]);
  }
  return [...groups].map(([title, data]) => ({ title, data }));
}

export function cycleName(row: Pick<PayoutRow, 'startsAt'>, clock: Clock): string {
  const start = clock.real(row.startsAt, 'past');
  return `${dayTitle(start)} - ${dayTitle(start + 6 * DAY)}`;
}

export function presentPayout(row: PayoutRow, lines: readonly Deduction[], clock: Clock) {
  return {
    _id: row.id,
    payout_cycle: cycleName(row, clock),
    total_week_order: row.orders,
    ...(row.status ? { status: row.status } : {}),
    ...(lines.length > 0 ? { deductions: byCode(lines) } : {}),
  };
}
