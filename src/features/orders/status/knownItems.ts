import type { Order, OrderItem } from '../../../core/orders/types';

/** The items of an order that have an id on the menu, without duplicates. */
export function knownItems({ items }: Pick<Order, 'items'>): readonly OrderItem[] {
  const identified = items.filter(({ itemId }) => itemId !== '');
  return [...new Map(identified.map((item) => [item.itemId, item])).values()];
}
