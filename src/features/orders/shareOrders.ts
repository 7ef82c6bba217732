import { replaceEqualDeep } from '@tanstack/query-core';
import type { Order } from './types';

/**
 * Keeps the object of every order that did not change, so that its card is not drawn again. The
 * cache's own way compares by position, and one new order at the top would change them all.
 */
export function shareOrders(old: readonly Order[] | undefined, next: Order[]): readonly Order[] {
  if (!old) return next;
  const known = new Map(old.map((order) => [order.id, order]));
  const shared = next.map((order) => replaceEqualDeep(known.get(order.id), order));
  const isSame = shared.length === old.length && shared.every((order, at) => order === old[at]);
  return isSame ? old : shared;
}
