import { shortNumberOf } from './orderIds';
import type { Order } from './types';

/** The short number of each order as on its printed ticket; longer if two open orders would have the same number. */
export function shortNumbers(orders: readonly Order[]): ReadonlyMap<string, string> {
  const numbers = [...new Set(orders.map(({ number }) => number))];
  const longest = Math.max(0, ...numbers.map(({ length }) => length));
  let short = shortNumberOf;
  for (let length = 1; length <= longest && !areDifferent(numbers.map(short)); length += 1) {
    short = (number) => last(number, length);
  }
  return new Map(numbers.map((number) => [number, short(number)]));
}

function areDifferent(texts: readonly string[]): boolean {
  return new Set(texts).size === texts.length;
}

/** The last characters of a number, without a separator at the start. */
function last(number: string, length: number): string {
  return number.slice(-length).replace(/^[^\p{L}\p{N}]+/u, '') || number;
}
