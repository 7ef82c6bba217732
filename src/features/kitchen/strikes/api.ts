import type { ApiClient } from '../../../core/api/types';
import type { LineState } from './types';
import { fromLineState } from './wire';

/** Crosses off a line of an order, or takes that back (capability `orders.items`). */
export async function setLineState(api: ApiClient, line: LineState): Promise<void> {
  await api.send('orderItemState', fromLineState(line));
}
