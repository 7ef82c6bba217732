import { safeId } from '../format/wireValues';
import type { Order } from './types';

const SHORT_LENGTH = 4;
/** Only this many characters at the end of an order number are used. */
const END_LENGTH = 64;

/** The id in an order's URL: `order_id` if it is safe, else `_id` (c17). */
export function orderLinkId({ number, id }: Pick<Order, 'id' | 'number'>): string | null {
  return safeId(number) ?? safeId(id);
}

/** The last characters of an order's number, at most four, for calling it out. */
export function shortNumberOf(number: string): string {
  const end = number.slice(-END_LENGTH);
  const last = end.split(/[^\p{L}\p{N}]+/u).findLast(Boolean) ?? end;
  return [...last].slice(-SHORT_LENGTH).join('');
}
