import type { Order, OrderItem } from '../types';

/** A part of the kitchen that cooks some of the dishes. */
export interface Station {
  id: string;
  name: string;
  /**
   * Ids of the categories that other stations cook. These are stored instead of its own categories, so that a category
   * that is added to the menu later is on every station (c39).
   */
  elsewhere: readonly string[];
  /** The reading distance of its screen; `''` is the distance of the device. */
  distance: string;
}

/** Finds the category of a dish; `undefined` if it is unknown. */
export type CategoryOf = (item: Pick<OrderItem, 'itemId' | 'name'>) => string | undefined;

/** The dishes of a station by the categories that it cooks; no category means all. */
export function elsewhereOf(categories: readonly string[], cooked: readonly string[]): string[] {
  return cooked.length === 0 ? [] : categories.filter((id) => !cooked.includes(id));
}

/** The lines of an order that a station cooks. A dish of an unknown category is cooked at every station (c39). */
export function itemsAt(
  station: Station | null,
  { items }: Pick<Order, 'items'>,
  categoryOf: CategoryOf,
): readonly OrderItem[] {
  const elsewhere = new Set(station?.elsewhere);
  if (elsewhere.size === 0) return items;
  const isHere = (item: OrderItem) => {
    const category = categoryOf(item);
    return category === undefined || !elsewhere.has(category);
  };
  return items.every(isHere) ? items : items.filter(isHere);
}

/** Whether a station shows an order; an order without lines is shown everywhere. */
export function isAt(station: Station | null, order: Order, categoryOf: CategoryOf): boolean {
  return order.items.length === 0 || itemsAt(station, order, categoryOf).length > 0;
}

interface Dish {
  id: string;
  name: string;
  categoryId: string;
}

/** Finds dishes by id, else by exact name. Dishes of one name in several categories have no known category. */
export function toCategoryOf(menu: readonly Dish[]): CategoryOf {
  const byId = new Map<string, string>();
  const byName = new Map<string, string>();
  for (const { id, name, categoryId } of menu) {
    if (id) byId.set(id, categoryId);
    const other = byName.get(name);
    byName.set(name, other === undefined || other === categoryId ? categoryId : '');
  }
  return ({ itemId, name }) => (byId.get(itemId) ?? byName.get(name.trim())) || undefined;
}
