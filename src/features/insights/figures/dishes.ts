import type { OrderRow } from '../../../core/orders/history/types';

/** A dish, identified by the name in the orders. */
export interface Dish {
  name: string;
  /** The number sold in the period, and in the one before. */
  quantity: number;
  previous: number;
  /** Revenue before discounts; `null` if no price was sent. */
  amount: number | null;
}

export interface Dishes {
  best: readonly Dish[];
  /** The dishes that sold least; none of them is in `best`. */
  slow: readonly Dish[];
}

const SHOWN = 5;

/** Counts the dishes of orders that were not declined, in this period and the one before. */
export function createDishes() {
  const dishes = new Map<string, { quantity: number; previous: number; amount: number | null }>();
  const find = (name: string) => {
    const known = dishes.get(name);
    if (known) return known;
    const dish = { quantity: 0, previous: 0, amount: null };
    dishes.set(name, dish);
    return dish;
  };
  return {
    add({ status, lines }: OrderRow, isCurrent: boolean): void {
      if (status === 'declined') return;
      for (const { name, quantity, amount } of lines) {
        if (!name.trim()) continue;
        const dish = find(name.trim());
        if (!isCurrent) {
          dish.previous += quantity;
          continue;
        }
        dish.quantity += quantity;
        if (amount !== null) dish.amount = (dish.amount ?? 0) + Math.round(amount * 1000);
      }
    },
    read(): Dishes {
      const ranked = [...dishes]
        .map(([name, { amount, ...dish }]): Dish => {
          return { name, ...dish, amount: amount === null ? null : amount / 1000 };
        })
        .sort(bySales);
      const best = ranked.slice(0, SHOWN).filter(({ quantity }) => quantity > 0);
      const slow = ranked.slice(best.length).slice(-SHOWN).reverse();
      return { best, slow };
    },
  };
}

function bySales(one: Dish, other: Dish): number {
  return (
    other.quantity - one.quantity ||
    (other.amount ?? 0) - (one.amount ?? 0) ||
    one.previous - other.previous ||
    (one.name < other.name ? -1 : 1)
  );
}
