import type { Order, OrderItem } from '../../../core/orders/types';
import { shownText } from '../../../core/text/cleanName';

/** A dish of an order: by its id on the menu, else by its name; `''` without both. */
export function dishKey({ itemId, name }: Pick<OrderItem, 'itemId' | 'name'>): string {
  return itemId || shownText(name);
}

/** The dishes of an order, without duplicates. */
export function dishesOf({ items }: Pick<Order, 'items'>): readonly OrderItem[] {
  const keyed = items.filter((item) => dishKey(item) !== '');
  return [...new Map(keyed.map((item) => [dishKey(item), item])).values()];
}
