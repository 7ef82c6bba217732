import { and, eq, not, sql } from 'drizzle-orm';
import { type Answer, denied, Refusal } from '../../answers.ts';
import type { SignedInInput } from '../../calls.ts';
import { asObject, type Fields, textField } from '../../fields.ts';
import { findOrder } from './find.ts';
import { presentOrder } from './present.ts';
import { IS_PAST, orders } from './schema.ts';

/** Crosses off a line of an open order, or takes that back. */
export async function setItemState(input: SignedInInput): Promise<Answer> {
  const { sandbox, vendor, fields, record } = input;
  const order = await findOrder(sandbox, vendor.restaurantId, textField(fields, 'order_id'));
  const lines = order ? linesOf(presentOrder(order, '', sandbox.clock)) : [];
  const at = lines.findIndex(({ line_id }) => line_id === textField(fields, 'line_id'));
  if (!order || at < 0) throw denied(404, 'Order or dish not found.');
  const state = textField(fields, 'state');
  // Change one line in the database, because another device may cross off the next one at the same time.
  const isGiven = Array.isArray(order.overrides.cart_items);
  const change = isGiven
    ? { overrides: withValue(orders.overrides, `{cart_items,${at},state}`, state) }
    : { items: withValue(orders.items, `{${at},isDone}`, state === 'done') };
  const changed = await sandbox.db
    .update(orders)
    .set(change)
    .where(and(eq(orders.id, order.id), not(IS_PAST)))
    .returning({ id: orders.id });
  if (changed.length === 0) throw new Refusal(409, 'This order is not open any more.');
  const before = { state: lines[at]?.state };
  record({ effective: before.state !== state, before, after: { state } });
  return { message: state === 'done' ? 'The dish is crossed off.' : 'The dish is open again.' };
}

function withValue(
  column: typeof orders.items | typeof orders.overrides,
  path: string,
  to: unknown,
) {
  return sql`jsonb_set(${column}, ${path}::text[], ${JSON.stringify(to)}::jsonb)`;
}

/** The lines of an order, in both spellings. */
function linesOf(order: Fields): Fields[] {
  const lines: readonly unknown[] = [order.cart_items, order.cartitems].flat();
  return lines.map(asObject).filter((line) => line !== null);
}
