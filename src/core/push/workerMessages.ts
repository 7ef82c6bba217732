import type { PushMessage } from '../contracts';
import type { Wire } from '../format/wireValues';

/** The mark of messages for the portal, which have `data.vp === "1"` (T15). */
export const OUR_MARK = 'vp';
/** The mark that the worker adds to a message when the vendor clicks it. */
export const OPENED_MARK = 'vp_open';
/** The mark that the worker adds to a message that it has shown without a sound, because a page rings. */
export const QUIET_MARK = 'vp_quiet';
export const MARKED = '1';

/** Removes the marks from a message of the server, because only the worker may set them. */
export function withoutMarks(data: Wire): Wire {
  const { [OPENED_MARK]: _opened, [QUIET_MARK]: _quiet, ...others } = data;
  return others;
}

/**
 * A message from the worker to open pages. `push`: a message that the page shows itself. `quiet`: the worker has shown
 * it without a sound, and the page closes what it does not need. `shown`: the worker has shown it with a sound. `open`:
 * the vendor has clicked it. `renew`: the push subscription has changed or ended.
 */
export type WorkerMessage =
  | {
      type:
        | 'vendor-portal:push'
        | 'vendor-portal:quiet'
        | 'vendor-portal:shown'
        | 'vendor-portal:open';
      message: PushMessage;
    }
  | { type: 'vendor-portal:renew' };

/** The question of the worker whether a page is a signed-in portal with this basename; others do not answer (c45). */
export interface PageQuestion {
  type: 'vendor-portal:ask';
  basename: string;
}

export interface PageAnswer {
  /** Whether the page is visible and rings for new orders. */
  rings: boolean;
}
