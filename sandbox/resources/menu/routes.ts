import { eq } from 'drizzle-orm';
import type { Answer, SignedInInput } from '../../calls.ts';
import { post } from '../post.ts';
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
  calls: [
    post('foodItemAll', '/food-item/all', listItems),
    post('foodItemGet', '/food-item/get', getItem),
    post('foodItemDelete', '/food-item/delete', deleteItem),
    post('foodItemUpdate', '/food-item/update', updateFoodItem),
    {
      endpoint: 'dishCategories',
      method: 'GET',
      path: '/dish-category/all',
      run: listCategories,
    },
  ],
  seedShared,
  seedDemo,
};
