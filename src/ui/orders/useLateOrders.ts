import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { knownOrders } from '../../core/orders/live/queries';
import type { Order } from '../../core/orders/types';
import { urgency } from '../../core/orders/urgency';
import { useClock } from '../patterns/useClock';

/** The numbers of orders that are answered or prepared too late; `null` until both lists are known. */
export function useLateOrders(): { waiting: number; cooking: number; all: number } | null {
  const waiting = useLateCount(useAtomValue(knownOrders.waiting));
  const cooking = useLateCount(useAtomValue(knownOrders.cooking));
  return waiting < 0 || cooking < 0 ? null : { waiting, cooking, all: waiting + cooking };
}

/** -1 while the orders are unknown. */
function useLateCount(orders: readonly Order[] | undefined): number {
  const read = useCallback(
    (now: number) =>
      orders ? orders.filter((order) => urgency(order, now)?.tone === 'late').length : -1,
    [orders],
  );
  return useClock(read);
}
