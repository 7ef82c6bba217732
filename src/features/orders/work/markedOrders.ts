import { atom } from 'jotai';
import { cancelledOrdersAtom, workAtom } from '../../../core/orders/work/inWork';
import { knownOrders } from '../../../core/orders/live/queries';
import type { Order } from '../../../core/orders/types';
import { type Mark, marksOf } from './marks';

interface MarkedOrder {
  order: Order;
  isCancelled: boolean;
  marks: readonly Mark[];
}

/** The orders in work with something that nobody has confirmed yet, the cancelled ones first. */
export const markedOrdersAtom = atom((get): readonly MarkedOrder[] => {
  const work = get(workAtom);
  const open = [get(knownOrders.cooking), get(knownOrders.packing_processing)].flatMap(
    (orders = []) => orders,
  );
  const cancelled = get(cancelledOrdersAtom).filter(({ id }) => !open.some((one) => one.id === id));
  return [
    ...cancelled.map((order) => ({ order, isCancelled: true, marks: [] })),
    ...open.flatMap((order) => {
      const marks = marksOf(work.get(order.id), order);
      return marks.length > 0 ? [{ order, isCancelled: false, marks }] : [];
    }),
  ];
});
