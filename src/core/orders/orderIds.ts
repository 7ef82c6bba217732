import { safeId } from '../format/wireValues';
import type { Order } from './types';

/** Only this many characters at the end of an order number are used. */
const END_LENGTH = 64;

/** The id in an order's URL: `order_id` if it is safe, else `_id` (c17). */
export function orderLinkId({ number, id }: Pick<Order, 'id' | 'number'>): string | null {
  return safeId(number) ?? safeId(id);
}

/** The letters and digits at the end of an order's number, with a hyphen between its parts. */
export function endOf(number: string): string {
  const end = number.slice(-END_LENGTH);
  return end.match(/[\p{L}\p{M}\p{N}]+/gu)?.join('-') ?? end;
}

/**
 * The part of `endOf` with which people call out an order: the last `length` characters, by default the last part, at
 * most four. A part of one or two characters has the one before it. `shortNumberAtom` has the number that is shown.
 */
export function shortNumberOf(end: string, length = 0): string {
  if (length > 0) return lastOf(end, length).replace(/^-/, '');
  const [last = '', before] = end.split('-').toReversed();
  return last.length < 3 && before ? `${lastOf(before, 4)}-${last}` : lastOf(last, 4);
}

function lastOf(text: string, length: number): string {
  return [...text].slice(-length).join('');
}
