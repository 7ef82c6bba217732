import type { Order } from '../../types';

const SHORTEST = 4;

/** The last characters of each order number: four, or as many as tell the open orders apart. */
export function shortNumbers(orders: readonly Order[]): ReadonlyMap<string, string> {
  const numbers = [...new Set(orders.map(({ number }) => number))];
  const longest = Math.max(SHORTEST, ...numbers.map(({ length }) => length));
  let length = SHORTEST;
  while (length < longest && new Set(numbers.map(last(length))).size < numbers.length) length += 1;
  return new Map(numbers.map((number) => [number, last(length)(number)]));
}

/** Without a separator in front. */
const last = (length: number) => (number: string) =>
  number.slice(-length).replace(/^[^\p{L}\p{N}]+/u, '') || number;
