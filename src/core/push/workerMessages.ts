import type { PushMessage } from '../contracts';

/** The mark of a push message that is the portal's: `data.vp` is `"1"` (safety T15). @internal */
export const OUR_MARK = 'vp';
/** Added by an adapter of ours to a message that the person has already clicked on. @internal */
export const OPENED_MARK = 'vp_open';
/** What either mark holds. @internal */
export const MARKED = '1';

/**
 * What the portal's worker tells an open page: a message came while the page is visible, came while
 * it is not (the worker has shown it), or was clicked on.
 *
 * @internal
 */
export interface WorkerMessage {
  type: 'vendor-portal:push' | 'vendor-portal:news' | 'vendor-portal:open';
  message: PushMessage;
}
