import { safeId } from '../../../core/format/wireValues';
import type { Order } from '../types';

/** The id in an order's URL: `order_id` if it is safe, else `_id` (c17). */
export function orderLinkId({ number, id }: Pick<Order, 'id' | 'number'>): string | null {
  return safeId(number) ?? safeId(id);
}
