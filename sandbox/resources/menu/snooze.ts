import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import { type Answer, Refusal } from '../../answers.ts';
import type { SignedInInput } from '../../calls.ts';
import type { SandboxContext } from '../../context.ts';
import { textField } from '../../fields.ts';
import { findItem } from './find.ts';
import { presentFoodItem } from './present.ts';
import { foodItems } from './schema.ts';

/** Takes an item out of stock until a time, after which `restock` puts it back. */
export async function snoozeItem(input: SignedInInput): Promise<Answer> {
  const { sandbox, fields, record } = input;
  const item = await findItem({ ...input, fields: { dish_item_id: fields.item_id } });
  const until = Date.parse(textField(fields, 'until'));
  if (!(until > sandbox.clock.now())) throw new Refusal(422, 'until is not a later time.');
  const after = { ...item, isInStock: false, outUntil: sandbox.clock.stored(until, 'live') };
  await sandbox.db.update(foodItems).set(after).where(eq(foodItems.id, item.id));
  const [was, is] = [item, after].map((row) => presentFoodItem(row, sandbox.clock));
  record({ effective: true, before: was, after: is });
  return { message: 'Saved' };
}

/** Puts items back in stock once their time has come. */
export async function restock({ db, clock }: SandboxContext, restaurantId: string): Promise<void> {
  const now = clock.stored(clock.now(), 'live');
  const isDue = and(gt(foodItems.outUntil, 0), lte(foodItems.outUntil, now));
  const isOurs = eq(foodItems.restaurantId, restaurantId);
  await db.update(foodItems).set({ isInStock: true, outUntil: 0 }).where(and(isOurs, isDue));
}

/** Takes the sold-out items of a declined order out of stock. */
export async function takeOut({ db }: SandboxContext, restaurantId: string, ids: string[]) {
  const isOurs = eq(foodItems.restaurantId, restaurantId);
  await db
    .update(foodItems)
    .set({ isInStock: false })
    .where(and(isOurs, inArray(foodItems.id, ids)));
}
