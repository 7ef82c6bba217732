import { eq } from 'drizzle-orm';
import type { Answer } from '../../answers.ts';
import type { SignedInInput } from '../../calls.ts';
import type { Resource } from '../resource.ts';
import { findItem } from './find.ts';
import { presentFoodItem } from './present.ts';
import { dishCategories, foodItems } from './schema.ts';
import { seedDemo, seedShared } from './seed.ts';
import { updateFoodItem } from './updateItem.ts';

async function listItems({ sandbox, vendor }: SignedInInput): Promise<Answer> {
  const items = await sandbox.db
    .select()
    .from(foodItems)
    .where(eq(foodItems.restaurantId, vendor.restaurantId))
    .orderBy(foodItems.position, foodItems.id);
  return { data: items.map(presentFoodItem) };
}

async function getItem(input: SignedInInput): Promise<Answer> {
  return { data: presentFoodItem(await findItem(input)) };
}

async function deleteItem(input: SignedInInput): Promise<Answer> {
  const item = await findItem(input);
  await input.sandbox.db.delete(foodItems).where(eq(foodItems.id, item.id));
  input.record({ effective: true, before: presentFoodItem(item) });
  return { message: 'Item deleted successfully.' };
}

async function listCategories({ sandbox }: SignedInInput): Promise<Answer> {
  const { id: _id, name, position } = dishCategories;
  const data = await sandbox.db.select({ _id, name }).from(dishCategories).orderBy(position);
  return { data };
}

export const menu: Resource = {
  calls: {
    foodItemAll: listItems,
    foodItemGet: getItem,
    foodItemDelete: deleteItem,
    foodItemUpdate: updateFoodItem,
    dishCategories: listCategories,
  },
  seedShared,
  seedDemo,
};
