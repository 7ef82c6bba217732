import type { PushWorkerOptions } from '../registration/types';

/**
 * Options of {@link webPush}.
 *
 * @public
 */
export interface WebPushOptions extends PushWorkerOptions {
  /** The public VAPID key of the backend that sends the messages, base64url (RFC 8292). */
  publicKey: string;
}
