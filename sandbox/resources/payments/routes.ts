import { and, desc, eq, ilike, or, type SQL } from 'drizzle-orm';
import type { Answer } from '../../answers.ts';
import type { SignedInInput } from '../../calls.ts';
import { textField } from '../../fields.ts';
import type { Resource } from '../resource.ts';
import { finishedOrders, WEEK } from './cycles.ts';
import {
  addedDeductions,
  type Deduction,
  orderDeductions,
  presentDeduction,
} from './deductions.ts';
import { payoutDetails } from './details.ts';
import { groupByDay, presentPayout } from './present.ts';
import { type PayoutRow, paymentLogs, payouts } from './schema.ts';
import { seedDemo } from './seed.ts';

async function listLogs({ sandbox, vendor, fields }: SignedInInput): Promise<Answer> {
  const conditions: (SQL | undefined)[] = [eq(paymentLogs.restaurantId, vendor.restaurantId)];
  const [search, status] = [textField(fields, 'search'), textField(fields, 'status')];
  if (search) conditions.push(contains(search));
  if (status && status !== 'all') conditions.push(eq(paymentLogs.status, status as 'captured'));
  const rows = await sandbox.db
    .select()
    .from(paymentLogs)
    .where(and(...conditions))
    .orderBy(desc(paymentLogs.createdAt), paymentLogs.id);
  return { data: groupByDay(rows, sandbox.clock) };
}

function contains(search: string): SQL | undefined {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const columns = [paymentLogs.orderNumber, paymentLogs.name, paymentLogs.transactionNumber];
  return or(...columns.map((column) => ilike(column, pattern)));
}

async function listPayouts(input: SignedInInput): Promise<Answer> {
  const { sandbox, vendor } = input;
  const rows = await sandbox.db
    .select()
    .from(payouts)
    .where(eq(payouts.restaurantId, vendor.restaurantId))
    .orderBy(desc(payouts.startsAt));
  const lines = await linesByWeek(input, rows);
  return {
    data: rows.map((row) => presentPayout(row, lines.get(row.startsAt) ?? [], sandbox.clock)),
  };
}

/** The deductions of all cycles, by the start of their week. */
async function linesByWeek({ sandbox, vendor }: SignedInInput, rows: readonly PayoutRow[]) {
  const lines = new Map<number, Deduction[]>();
  const first = rows.at(-1);
  if (!first) return lines;
  const { restaurantId } = vendor;
  const { clock } = sandbox;
  const startsAt = clock.real(first.startsAt, 'past');
  const add = (createdAt: number, more: readonly Deduction[]) => {
    const week = first.startsAt + Math.floor((createdAt - first.startsAt) / WEEK) * WEEK;
    const last = lines.get(week) ?? [];
    lines.set(week, last);
    last.push(...more);
  };
  for (const order of await finishedOrders(sandbox, restaurantId, startsAt, rows.length)) {
    if (order.status === 'completed') add(order.createdAt, orderDeductions(order).lines);
  }
  for (const row of await addedDeductions(sandbox, restaurantId, startsAt, rows.length)) {
    add(row.createdAt, [presentDeduction(row, clock)]);
  }
  return lines;
}

export const payments: Resource = {
  calls: { paymentLogs: listLogs, pendingPayouts: listPayouts, payoutDetails },
  seedDemo,
};
