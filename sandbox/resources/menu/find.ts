import { and, eq } from 'drizzle-orm';
import { Refusal } from '../../answers.ts';
import type { SignedInInput } from '../../calls.ts';
import { textField } from '../../fields.ts';
import { type FoodItemRow, foodItems } from './schema.ts';

export async function findItem({ sandbox, vendor, fields }: SignedInInput): Promise<FoodItemRow> {
  const isThis = eq(foodItems.id, textField(fields, 'dish_item_id'));
  const isOurs = eq(foodItems.restaurantId, vendor.restaurantId);
  const [item] = await sandbox.db.select().from(foodItems).where(and(isOurs, isThis));
  if (!item) throw new Refusal(404, 'Food item not found');
  return item;
}
