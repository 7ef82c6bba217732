import type { Order } from '../../../core/orders/types';
import { searchKey, textKey } from '../../../core/text/textKey';

/** A digit or letter after it is part of another number, so `#42` is the short number of `ORD-0042`. */
const NUMBER_SIGN = /^#/;

/** What a search compares of an order: its number, its code, the customer's name, the dishes and variants. */
export function searchableOf({ number, verificationCode, customer, items }: Order): string {
  const dishes = items.flatMap(({ name, variant }) => [name, variant]);
  return searchKey([number, verificationCode, customer.name, ...dishes]);
}

/** Whether every word of the search is in the order. */
export function matchesSearch(order: Order, search: string, searchable = searchableOf(order)) {
  return wordsOf(search).every((word) => searchable.includes(word));
}

/** Whether the search is the whole number or code of the order, as a rider says it. */
export function isExactly({ number, verificationCode }: Order, search: string): boolean {
  const text = textKey(search).replace(NUMBER_SIGN, '');
  return text !== '' && [number, verificationCode].some((one) => textKey(one) === text);
}

function wordsOf(search: string): readonly string[] {
  return [...new Set(textKey(search).replace(NUMBER_SIGN, '').split(' '))];
}

export interface Found {
  orders: readonly Order[];
  /** The order that is meant: the only one, or the only one with this number or code. */
  only: Order | undefined;
}

/** The orders that a search finds: those with the whole number or code first, otherwise as in `orders`. */
export function findOrders(orders: readonly (readonly [Order, string])[], search: string): Found {
  const found = orders.flatMap(([order, searchable]) =>
    matchesSearch(order, search, searchable) ? order : [],
  );
  const exact = found.filter((order) => isExactly(order, search));
  const [only] = exact.length > 0 ? exact : found;
  return {
    orders: [...exact, ...found.filter((order) => !exact.includes(order))],
    only: (exact.length || found.length) === 1 ? only : undefined,
  };
}
