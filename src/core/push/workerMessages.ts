import type { PushMessage } from '../contracts';
import type { Wire } from '../format/wireValues';

/** The mark of messages for the portal, which have `data.vp === "1"` (T15). */
export const OUR_MARK = 'vp';
/** The mark that the worker adds to a message when the vendor clicks it. */
export const OPENED_MARK = 'vp_open';
export const MARKED = '1';

/** Removes the mark from a message of the server, because only the worker may set it. */
export function withoutOpenedMark(data: Wire): Wire {
  return Object.fromEntries(Object.entries(data).filter(([name]) => name !== OPENED_MARK));
}

/** A message from the worker to open pages, about a push message that it has received or shown, or that was clicked. */
export interface WorkerMessage {
  type: 'vendor-portal:push' | 'vendor-portal:shown' | 'vendor-portal:open';
  message: PushMessage;
}
