import { and, eq } from 'drizzle-orm';
import { type Answer, denied, Refusal } from '../../answers.ts';
import type { SignedInInput } from '../../calls.ts';
import type { SandboxContext } from '../../context.ts';
import { type Fields, textField } from '../../fields.ts';
import { takeOut } from '../menu/snooze.ts';
import { findOrder } from './find.ts';
import { type OrderRow, orders } from './schema.ts';
import { factsOf } from './statuses.ts';
import { timesAfter } from './times.ts';

const COOKING_TIME = /^\d{1,3} minutes$/;

export async function updateOrderStatus(input: SignedInInput): Promise<Answer> {
  const { sandbox, vendor, fields, record } = input;
  const order = await findOrder(sandbox, vendor.restaurantId, textField(fields, 'food_order_id'));
  if (!order) throw denied(404, 'Order not found.');
  const status = textField(fields, 'status');
  const before = { status: order.status };
  record({ effective: false, before, after: before });
  if (status === order.status) return { message: 'The order has this status already.' };
  const cookingTime = checkChange(order, status, textField(fields, 'cooking_time'));
  if (!(await moveOrder(sandbox, order, status, cookingTime))) throw changedElsewhere();
  if (status === 'declined') await takeOut(sandbox, vendor.restaurantId, soldOutIds(fields));
  record({ effective: true, before, after: { status, ...(cookingTime ? { cookingTime } : {}) } });
  return { message: 'Order status updated.', data: { _id: order.id, status } };
}

function soldOutIds({ sold_out_item_ids }: Fields): string[] {
  return [sold_out_item_ids].flat().filter((id) => typeof id === 'string');
}

function checkChange(order: OrderRow, status: string, cookingTime: string): string {
  const { next, riderStep } = factsOf(order.status);
  if (!next.includes(status) && status !== riderStep) {
    throw new Refusal(409, `An order that is ${order.status} cannot become ${status}.`);
  }
  if (!order.hasRider && status !== 'declined') {
    throw new Refusal(404, 'This order cannot proceed because no rider is assigned.');
  }
  if (status !== 'cooking') return '';
  if (!COOKING_TIME.test(cookingTime)) throw new Refusal(400, 'Choose a preparation time.');
  return cookingTime;
}

function changedElsewhere(): Refusal {
  return new Refusal(409, 'This order was changed by someone else.');
}

/** Changes the status. Returns false if the order has changed since it was read. */
export async function moveOrder(
  { db, clock, rings }: Pick<SandboxContext, 'db' | 'clock' | 'rings'>,
  order: OrderRow,
  status: string,
  cookingTime = '',
): Promise<boolean> {
  const isUnchanged = and(eq(orders.id, order.id), eq(orders.status, order.status));
  const change = { status, ...timesAfter(order, status, clock) };
  const moved = await db
    .update(orders)
    .set(cookingTime ? { ...change, cookingTime } : change)
    .where(isUnchanged)
    .returning({ id: orders.id });
  if (moved.length === 0) return false;
  await rings.settle(order.id);
  return true;
}
