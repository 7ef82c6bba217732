import type { LineState } from './types';

/** The body of `/food-order/item-state`. */
export function fromLineState({ id, lineId, isDone }: LineState): object {
  return { order_id: id, line_id: lineId, state: isDone ? 'done' : 'open' };
}
