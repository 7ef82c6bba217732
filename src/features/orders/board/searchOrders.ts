import type { Order } from '../../../core/orders/types';
import { searchKey, textKey } from '../../../core/text/textKey';

/** Whether every word of the search is in the order's number, the customer's name, a dish or a variant. */
export function matchesSearch({ number, customer, items }: Order, search: string): boolean {
  const fields = [number, customer.name, ...items.flatMap(({ name, variant }) => [name, variant])];
  const text = searchKey(fields);
  const words = new Set(textKey(search).split(' '));
  return [...words].every((word) => text.includes(word));
}
