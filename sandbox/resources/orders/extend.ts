import { and, eq } from 'drizzle-orm';
import { type Answer, denied, Refusal } from '../../answers.ts';
import type { SignedInInput } from '../../calls.ts';
import { numberField, textField } from '../../fields.ts';
import { findOrder } from './find.ts';
import { orders } from './schema.ts';

/** Adds minutes to the preparation time of an order that is being cooked. */
export async function extendOrder(input: SignedInInput): Promise<Answer> {
  const { sandbox, vendor, fields, record } = input;
  const order = await findOrder(sandbox, vendor.restaurantId, textField(fields, 'order_id'));
  if (!order) throw denied(404, 'Order not found.');
  const before = { cookingTime: order.cookingTime };
  const minutes = Number.parseInt(order.cookingTime, 10) + numberField(fields, 'minutes', 0);
  const cookingTime = `${minutes} minutes`;
  const isCooking = and(eq(orders.id, order.id), eq(orders.status, 'cooking'));
  const changed = await sandbox.db
    .update(orders)
    .set({ cookingTime })
    .where(isCooking)
    .returning({ id: orders.id });
  if (changed.length === 0) throw new Refusal(409, 'This order is not being prepared any more.');
  record({ effective: true, before, after: { cookingTime } });
  return { message: 'The order has more time.' };
}
