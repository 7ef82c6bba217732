import { eq } from 'drizzle-orm';
import type { Answer } from '../../answers.ts';
import type { SignedInInput } from '../../calls.ts';
import type { Resource } from '../resource.ts';
import { listCategories, updateCategories } from './categories.ts';
import { findItem } from './find.ts';
import { presentFoodItem } from './present.ts';
import { createFoodItem, updateFoodItem } from './saveItem.ts';
import { foodItems } from './schema.ts';
import { seedDemo, seedShared } from './seed.ts';
import { restock, snoozeItem } from './snooze.ts';

async function listItems({ sandbox, vendor }: SignedInInput): Promise<Answer> {
  await restock(sandbox, vendor.restaurantId);
  const items = await sandbox.db
    .select()
    .from(foodItems)
    .where(eq(foodItems.restaurantId, vendor.restaurantId))
    .orderBy(foodItems.position, foodItems.id);
  return { data: items.map((item) => presentFoodItem(item, sandbox.clock)) };
}

async function getItem(input: SignedInInput): Promise<Answer> {
  await restock(input.sandbox, input.vendor.restaurantId);
  return { data: presentFoodItem(await findItem(input), input.sandbox.clock) };
}

async function deleteItem(input: SignedInInput): Promise<Answer> {
  const item = await findItem(input);
  await input.sandbox.db.delete(foodItems).where(eq(foodItems.id, item.id));
  input.record({ effective: true, before: presentFoodItem(item, input.sandbox.clock) });
  return { message: 'Item deleted successfully.' };
}

export const menu: Resource = {
  calls: {
    foodItemAll: listItems,
    foodItemGet: getItem,
    foodItemDelete: deleteItem,
    foodItemCreate: createFoodItem,
    foodItemUpdate: updateFoodItem,
    foodItemSnooze: snoozeItem,
    dishCategories: listCategories,
    dishCategoriesUpdate: updateCategories,
  },
  seedShared,
  seedDemo,
};
