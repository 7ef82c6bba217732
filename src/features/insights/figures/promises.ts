import { median, quantile } from 'd3-array';
import { isHandled } from '../../../core/orders/history/handling';
import type { OrderRow } from '../../../core/orders/history/types';

/** Orders with the same promised number of minutes. */
export interface PromisedGroup {
  minutes: number;
  orders: number;
  late: number;
  /** Median of the time from the acceptance until the order was ready, in ms. */
  preparedMs: number;
  /** The time in which four of five orders were ready, in ms. */
  mostMs: number;
}

const MOST = 0.8;

/** The maximum number of groups; a backend could send a different number of minutes for each order. */
const SHOWN = 8;

/** Compares promised and actual preparation times. Orders without the times of both steps are left out. */
export function createPromises() {
  const groups = new Map<number, { late: number; taken: number[] }>();
  return {
    add(row: OrderRow): void {
      const { promisedMs, preparedMs } = row;
      if (promisedMs === null || preparedMs === null) return;
      const minutes = promisedMs / 60_000;
      const group = groups.get(minutes) ?? { late: 0, taken: [] };
      groups.set(minutes, group);
      group.taken.push(preparedMs);
      if (isHandled(row, 'late')) group.late += 1;
    },
    read(): readonly PromisedGroup[] {
      return [...groups]
        .map(([minutes, { late, taken }]) => {
          return {
            minutes,
            orders: taken.length,
            late,
            preparedMs: median(taken) ?? 0,
            mostMs: quantile(taken, MOST) ?? 0,
          };
        })
        .sort((one, other) => other.orders - one.orders)
        .slice(0, SHOWN)
        .sort((one, other) => one.minutes - other.minutes);
    },
  };
}
