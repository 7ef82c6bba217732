import type { Order } from '../../../core/orders/types';
import { type LineMark, lineMarks, type WorkOrder } from '../../../core/orders/work/inWork';
import { lineKeys } from './lineKeys';

/** What nobody has confirmed yet of an order in work (c51). */
export type Mark =
  | (LineMark & { kind: 'changed' })
  | { kind: 'unsent' }
  /** The crossing off of a dish was refused. */
  | { kind: 'refused'; name: string };

export function marksOf(known: WorkOrder | undefined, order: Order): readonly Mark[] {
  if (!known) return [];
  const keys = lineKeys(order.items);
  return [
    ...lineMarks(known, order).map((line) => ({ kind: 'changed' as const, ...line })),
    ...(known.isUnsent ? [{ kind: 'unsent' as const }] : []),
    ...order.items.flatMap(({ name }, at) =>
      known.refused.includes(keys[at] ?? '') ? [{ kind: 'refused' as const, name }] : [],
    ),
  ];
}
