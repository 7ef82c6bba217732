import type { SandboxContext } from '../../context.ts';
import { newId } from '../../ids.ts';
import type { SeededRestaurant } from '../resource.ts';
import { allDishes, categoryNames, type Dish } from './dishes.ts';
import { dishCategories, foodItems, type NewFoodItemRow } from './schema.ts';

export async function seedShared({ db }: SandboxContext): Promise<void> {
  const rows = categoryNames.map((name, position) => ({ id: newId(), name, position }));
  await db.insert(dishCategories).values(rows);
}

export function seedDemo(sandbox: SandboxContext, restaurant: SeededRestaurant) {
  return seedMenu(sandbox, restaurant.restaurantId, allDishes());
}

/** Adds a menu with these dishes. */
export async function seedMenu(
  { db }: SandboxContext,
  restaurantId: string,
  dishes: readonly Dish[],
): Promise<void> {
  const categories = await db.select().from(dishCategories);
  const ids = new Map(categories.map(({ id, name }) => [name, id]));
  const rows = dishes.map((dish, position) =>
    toRow(dish, { restaurantId, position, categoryId: ids.get(dish.category) ?? '' }),
  );
  await db.insert(foodItems).values(rows);
}

function toRow(
  { category, ...dish }: Dish,
  place: Pick<NewFoodItemRow, 'restaurantId' | 'categoryId' | 'position'>,
): NewFoodItemRow {
  const picture = dish.name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');
  return {
    id: newId(),
    description: `${dish.name}, made fresh for each order. From our ${category.toLowerCase()}.`,
    title: dish.name,
    image: `assets/${picture}.svg`,
    ...dish,
    ...place,
  };
}
