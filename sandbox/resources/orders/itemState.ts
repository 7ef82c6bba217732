import { and, eq, not, sql } from 'drizzle-orm';
import { type Answer, denied, Refusal } from '../../answers.ts';
import type { SignedInInput } from '../../calls.ts';
import { textField } from '../../fields.ts';
import { findOrder } from './find.ts';
import { lineId } from './present.ts';
import { IS_PAST, orders } from './schema.ts';

/** Crosses off a line of an open order, or takes that back. */
export async function setItemState(input: SignedInInput): Promise<Answer> {
  const { sandbox, vendor, fields, record } = input;
  const order = await findOrder(sandbox, vendor.restaurantId, textField(fields, 'order_id'));
  const line = textField(fields, 'line_id');
  const at = order?.items.findIndex((_item, index) => lineId(index) === line) ?? -1;
  if (!order || at < 0) throw denied(404, 'Order or dish not found.');
  const isDone = textField(fields, 'state') === 'done';
  const before = { isDone: order.items[at]?.isDone === true };
  // Change one line in the database, because another device may cross off the next one at the same time.
  const path = sql.raw(`'{${at},isDone}'`);
  const changed = await sandbox.db
    .update(orders)
    .set({ items: sql`jsonb_set(${orders.items}, ${path}, ${JSON.stringify(isDone)}::jsonb)` })
    .where(and(eq(orders.id, order.id), not(IS_PAST)))
    .returning({ id: orders.id });
  if (changed.length === 0) throw new Refusal(409, 'This order is not open any more.');
  record({ effective: before.isDone !== isDone, before, after: { isDone } });
  return { message: isDone ? 'The dish is crossed off.' : 'The dish is open again.' };
}
