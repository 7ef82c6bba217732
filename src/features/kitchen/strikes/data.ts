import type { ApiClient } from '../../../core/api/types';

interface LineState {
  /** The order. */
  id: string;
  lineId: string;
  isDone: boolean;
}

/** Crosses off a line of an order, or takes that back (capability `orders.items`). */
export async function setLineState(api: ApiClient, line: LineState): Promise<void> {
  const { id, lineId, isDone } = line;
  const state = isDone ? 'done' : 'open';
  await api.send('orderItemState', { order_id: id, line_id: lineId, state });
}
