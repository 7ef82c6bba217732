import type { Diet } from '../../../core/format/diet';
import { isNew } from '../../../core/orders/statuses';
import type { Order } from '../../../core/orders/types';
import { textKey } from '../../../core/text/textKey';

/** How often a dish has to be cooked for all open orders. */
export interface DishCount {
  name: string;
  variant: string;
  diet: Diet | null;
  count: number;
  /** How many of `count` are in orders that are not accepted yet. */
  newCount: number;
}

/** Counts each item and variant in new orders and in orders in preparation, the largest count first (c26). */
export function countDishes(orders: readonly Order[]): DishCount[] {
  const dishes = new Map<string, DishCount>();
  for (const order of orders) {
    const isFresh = isNew(order);
    if (!isFresh && order.status !== 'cooking') continue;
    for (const { name, variant, diet, quantity } of order.items) {
      const key = JSON.stringify([textKey(name), textKey(variant), diet]);
      const dish = dishes.get(key) ?? { name, variant, diet, count: 0, newCount: 0 };
      dish.count += quantity;
      if (isFresh) dish.newCount += quantity;
      dishes.set(key, dish);
    }
  }
  return [...dishes.values()].toSorted(
    (one, other) =>
      other.count - one.count ||
      one.name.localeCompare(other.name) ||
      one.variant.localeCompare(other.variant),
  );
}
