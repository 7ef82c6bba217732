import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { Answer } from '../../answers.ts';
import type { SignedInInput } from '../../calls.ts';
import type { SandboxContext } from '../../context.ts';
import { textField } from '../../fields.ts';
import { issuesSince } from '../issues/routes.ts';
import { settleLate } from '../issues/store.ts';
import { readCursor, unknownCursor, writeCursor } from './cursor.ts';
import { restaurantName } from './find.ts';
import { presentOrder } from './present.ts';
import { goneOrders, orders } from './schema.ts';

/** The most changes in one answer. If there are more, reading the lists is cheaper. */
const MOST = 200;

export async function orderChanges({ sandbox, vendor, fields }: SignedInInput): Promise<Answer> {
  const since = textField(fields, 'since');
  return { data: await changesSince(sandbox, vendor.restaurantId, since) };
}

/** The orders that were changed by transactions that had not finished at the time of the cursor. */
export async function changesSince(sandbox: SandboxContext, restaurantId: string, since: string) {
  const from = since ? Number(readCursor(sandbox, since).transaction) : null;
  await settleLate(sandbox, restaurantId);
  // Read the cursor first. A change that is committed after this read is then repeated, not missed.
  const cursor = writeCursor(sandbox, { transaction: await oldestRunning(sandbox) });
  if (from === null) return { orders: [], gone: [], cursor };
  const rows = await sandbox.db
    .select()
    .from(orders)
    .where(and(eq(orders.restaurantId, restaurantId), gte(orders.changedIn, from)))
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(MOST + 1);
  if (rows.length > MOST) throw unknownCursor();
  const name = rows.length > 0 ? await restaurantName(sandbox, restaurantId) : '';
  const gone = await sandbox.db
    .select({ id: goneOrders.id })
    .from(goneOrders)
    .where(and(eq(goneOrders.restaurantId, restaurantId), gte(goneOrders.changedIn, from)));
  const issues = await issuesSince(sandbox, restaurantId, from);
  return {
    orders: rows.map((row) => presentOrder(row, name, sandbox.clock)),
    gone: gone.map(({ id }) => id),
    ...(issues.length > 0 && { issues }),
    cursor,
  };
}

async function oldestRunning({ db }: SandboxContext): Promise<number> {
  const oldest = sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`;
  const [row] = await db.select({ oldest }).from(sql`(select 1) as one`);
  return Number(row?.oldest);
}
