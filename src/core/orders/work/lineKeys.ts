import { shortHash } from '../../session/shortHash';
import type { OrderItem } from '../types';

/**
 * The keys of the lines of an order. A line that is edited gets another key, so that it is open again. Equal lines are
 * counted.
 */
export function lineKeys(items: readonly OrderItem[]): readonly string[] {
  const counts = new Map<string, number>();
  return items.map(({ lineId, itemId, name, variant, addons, quantity, instructions }) => {
    const line = JSON.stringify([lineId, itemId, name, variant, addons, quantity, instructions]);
    const count = counts.get(line) ?? 0;
    counts.set(line, count + 1);
    return shortHash(`${count} ${line}`);
  });
}
