import { safeId } from '../../core/format/wireValues';
import type { Order } from './types';

/** The id that an order's address carries: `order_id` when it is safe, else `_id` (c17). */
export function orderLinkId({ number, id }: Pick<Order, 'id' | 'number'>): string | null {
  return safeId(number) ?? safeId(id);
}
