import { and, desc, eq, ilike, or, type SQL } from 'drizzle-orm';
import type { Answer } from '../../answers.ts';
import type { SignedInInput } from '../../calls.ts';
import { textField } from '../../fields.ts';
import type { Resource } from '../resource.ts';
import { payoutDetails } from './details.ts';
import { groupByDay, presentPayout } from './present.ts';
import { paymentLogs, payouts } from './schema.ts';
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

async function listPayouts({ sandbox, vendor }: SignedInInput): Promise<Answer> {
  const rows = await sandbox.db
    .select()
    .from(payouts)
    .where(eq(payouts.restaurantId, vendor.restaurantId))
    .orderBy(desc(payouts.startsAt));
  return { data: rows.map((row) => presentPayout(row, sandbox.clock)) };
}

export const payments: Resource = {
  calls: { paymentLogs: listLogs, pendingPayouts: listPayouts, payoutDetails },
  seedDemo,
};
