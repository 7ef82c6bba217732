import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { categoryOfAtom } from '../../../core/menu/stationQueries';
import { isAt, itemsAt } from '../../../core/orders/stations/stations';
import type { Order, OrderItem } from '../../../core/orders/types';
import { shownStationAtom } from './state';

/** What the screen shows of an order. */
export interface OrderPart {
  items: readonly OrderItem[];
  /** The lines that other stations cook. */
  others: readonly OrderItem[];
}

/** Which orders and dishes belong to the station that is shown. */
export function useStation() {
  const station = useAtomValue(shownStationAtom);
  const categoryOf = useAtomValue(categoryOfAtom);
  return useMemo(
    () => ({
      isHere: (order: Order) => isAt(station, order, categoryOf),
      partOf(order: Order): OrderPart {
        const items = itemsAt(station, order, categoryOf);
        return { items, others: order.items.filter((item) => !items.includes(item)) };
      },
    }),
    [station, categoryOf],
  );
}
