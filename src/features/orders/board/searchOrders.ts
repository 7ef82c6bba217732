import { atom } from 'jotai';
import type { Order } from '../../../core/orders/types';

/** The search text of the board; `null` while the field is closed. */
export const boardSearchAtom = atom<string | null>(null);

export const isSearchOpenAtom = atom((get) => get(boardSearchAtom) !== null);

/** Whether every word of the search is in the order's number, the customer's name, a dish or a variant. */
export function matchesSearch({ number, customer, items }: Order, search: string): boolean {
  const fields = [number, customer.name, ...items.flatMap(({ name, variant }) => [name, variant])];
  const text = fields.join(' ').toLowerCase();
  const words = new Set(search.toLowerCase().split(/\s+/));
  return [...words].every((word) => text.includes(word));
}
