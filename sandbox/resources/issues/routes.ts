import { and, asc, desc, eq, gte, ne, sql } from 'drizzle-orm';
import type { Answer } from '../../answers.ts';
import type { SignedInInput } from '../../calls.ts';
import type { SandboxContext } from '../../context.ts';
import { numberField, textField } from '../../fields.ts';
import { readCursor, writeCursor } from '../orders/cursor.ts';
import type { Resource } from '../resource.ts';
import { answerIssue, issueProof } from './answer.ts';
import { presentIssue } from './present.ts';
import { issues as table } from './schema.ts';
import { settleLate } from './store.ts';

async function orderIssues({ sandbox, vendor, fields }: SignedInInput): Promise<Answer> {
  await settleLate(sandbox, vendor.restaurantId);
  const [state, orderId] = [textField(fields, 'state'), textField(fields, 'food_order_id')];
  const size = numberField(fields, 'size', 25);
  const cursor = textField(fields, 'cursor');
  const after = cursor ? String(readCursor(sandbox, cursor).after) : '';
  const isOpen = state === 'closed' ? ne(table.state, 'open') : eq(table.state, 'open');
  const isListed = and(
    eq(table.restaurantId, vendor.restaurantId),
    state || !orderId ? isOpen : undefined,
    orderId ? eq(table.foodOrderId, orderId) : undefined,
  );
  const isByTimeLeft = state === 'open';
  const rows = await sandbox.db
    .select()
    .from(table)
    .where(isListed)
    .orderBy(
      ...(isByTimeLeft ? [sql`${table.expiresAt} asc nulls last`] : [desc(table.createdAt)]),
      asc(table.id),
    );
  // The cursor names the issue after which the page begins. If it has left the list, the list starts again.
  const start = after ? rows.findIndex(({ id }) => id === after) + 1 : 0;
  const page = rows.slice(start, start + size);
  const isLast = start + size >= rows.length;
  const next = isLast ? null : writeCursor(sandbox, { after: page.at(-1)?.id });
  return { data: page.map((row) => presentIssue(row, sandbox.clock)), next };
}

/** The issues that were changed by this transaction or a later one, for the changes of the orders. */
export async function issuesSince(sandbox: SandboxContext, restaurantId: string, from: number) {
  const isOurs = eq(table.restaurantId, restaurantId);
  const isLater = gte(table.changedIn, from);
  const rows = await sandbox.db.select().from(table).where(and(isOurs, isLater));
  return rows.map((row) => presentIssue(row, sandbox.clock));
}

export const issues: Resource = {
  calls: { orderIssues, orderIssueAnswer: answerIssue, orderIssueProof: issueProof },
};
