import { largest } from '../../../core/extremes';
import type { Zone } from '../../../core/format/zone';

/** The numbers of orders in an hour, by weekday from Monday. */
export interface Hour {
  hour: number;
  orders: readonly number[];
}

export interface Hours {
  /** The hours from the first to the last with an order. */
  hours: readonly Hour[];
  /** The largest number of orders in an hour. */
  most: number;
}

/** Counts all orders by hour and weekday. Declined orders are included, because the counts show the demand. */
export function createHours(zone: Zone) {
  const counts = Array.from({ length: 7 * 24 }, () => 0);
  return {
    add(at: number): void {
      const hour = zone.weekHourOf(at);
      counts[hour] = (counts[hour] ?? 0) + 1;
    },
    read(): Hours {
      const all = Array.from({ length: 24 }, (_, hour): Hour => {
        const orders = Array.from({ length: 7 }, (_day, day) => counts[day * 24 + hour] ?? 0);
        return { hour, orders };
      });
      const isBusy = ({ orders }: Hour) => orders.some((count) => count > 0);
      const hours = all.slice(Math.max(all.findIndex(isBusy), 0), all.findLastIndex(isBusy) + 1);
      return { hours, most: largest(counts) };
    },
  };
}
