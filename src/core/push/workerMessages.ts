import type { PushMessage } from '../contracts';
import type { Wire } from '../format/wireValues';

/** Messages of the portal have `data.vp === "1"` (T15). */
export const OUR_MARK = 'vp';
/** Added to a message that the vendor has clicked. */
export const OPENED_MARK = 'vp_open';
export const MARKED = '1';

/** Remove this mark from messages of the server: only the worker sets it. */
export function withoutOpenedMark(data: Wire): Wire {
  return Object.fromEntries(Object.entries(data).filter(([name]) => name !== OPENED_MARK));
}

/** A message from the worker to open pages: a push message was received, was shown by the worker, or was clicked. */
export interface WorkerMessage {
  type: 'vendor-portal:push' | 'vendor-portal:shown' | 'vendor-portal:open';
  message: PushMessage;
}
