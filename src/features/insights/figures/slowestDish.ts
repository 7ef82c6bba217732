import { median } from 'd3-array';
import type { OrderRow } from '../../../core/orders/history/types';

/** The dish whose orders took longest to prepare. */
export interface SlowestDish {
  name: string;
  /** The number of orders with this dish and a known preparation time. */
  orders: number;
  /** Median preparation time of these orders, in ms. */
  preparedMs: number;
}

/** The preparation time of one order says little about its dishes. */
const FEWEST_ORDERS = 2;

/** Finds the slowest dish. An order has one preparation time, which counts for each of its dishes. */
export function createSlowestDish() {
  const dishes = new Map<string, number[]>();
  return {
    add({ preparedMs, lines }: OrderRow): void {
      if (preparedMs === null) return;
      const names = new Set(lines.map(({ name }) => name.trim()));
      names.delete('');
      for (const name of names) {
        const times = dishes.get(name) ?? [];
        dishes.set(name, times);
        times.push(preparedMs);
      }
    },
    read(): SlowestDish | null {
      const [slowest] = [...dishes]
        .filter(([, times]) => times.length >= FEWEST_ORDERS)
        .map(([name, times]) => ({ name, orders: times.length, preparedMs: median(times) ?? 0 }))
        .sort(
          (one, other) =>
            other.preparedMs - one.preparedMs ||
            other.orders - one.orders ||
            (one.name < other.name ? -1 : 1),
        );
      return slowest ?? null;
    },
  };
}
