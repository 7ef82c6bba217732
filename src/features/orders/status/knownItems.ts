import type { Order, OrderItem } from '../../../core/orders/types';

/** The items of an order with an id on the menu, each once. */
export function knownItems({ items }: Pick<Order, 'items'>): readonly OrderItem[] {
  const known = items.filter(({ itemId }) => itemId !== '');
  return [...new Map(known.map((item) => [item.itemId, item])).values()];
}
