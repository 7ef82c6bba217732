import type { PushMessage } from '../contracts';

/** Messages of the portal have `data.vp === "1"` (T15). */
export const OUR_MARK = 'vp';
/** Added to a message that the vendor has clicked. */
export const OPENED_MARK = 'vp_open';
export const MARKED = '1';

/** Sent to open pages: received while visible, shown by the worker while hidden, or clicked. */
export interface WorkerMessage {
  type: 'vendor-portal:push' | 'vendor-portal:shown' | 'vendor-portal:open';
  message: PushMessage;
}
