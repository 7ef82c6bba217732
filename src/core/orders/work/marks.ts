import type { Order } from '../types';
import { type LineMark, lineMarks, type WorkOrder } from './inWork';
import { lineKeys } from './lineKeys';

/** What nobody has confirmed yet of an order in work (c51). */
export type Mark =
  | (LineMark & { kind: 'changed' })
  | { kind: 'unsent' }
  /** The crossing off of a dish was refused. */
  | { kind: 'refused'; name: string };

export function marksOf(workOrder: WorkOrder | undefined, order: Order): readonly Mark[] {
  if (!workOrder) return [];
  // The keys of hundreds of orders take longer than the change of one.
  const keys = workOrder.refused.length > 0 ? lineKeys(order.items) : [];
  return [
    ...lineMarks(workOrder, order).map((line) => ({ kind: 'changed' as const, ...line })),
    ...(workOrder.isUnsent ? [{ kind: 'unsent' as const }] : []),
    ...order.items.flatMap(({ name }, at) =>
      workOrder.refused.includes(keys[at] ?? '') ? [{ kind: 'refused' as const, name }] : [],
    ),
  ];
}
