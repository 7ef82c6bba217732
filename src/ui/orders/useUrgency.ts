import { useCallback } from 'react';
import type { Order } from '../../core/orders/types';
import { type Urgency, urgency } from '../../core/orders/urgency';
import { useClock } from '../patterns/useClock';

/** The urgency of an order now; a component that shows it re-renders once a minute. */
export function useUrgency(order: Order): Urgency | null {
  const read = useCallback((now: number) => JSON.stringify(urgency(order, now)), [order]);
  return JSON.parse(useClock(read)) as Urgency | null;
}
