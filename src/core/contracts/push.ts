import type { TrustedTypesPolicy } from './trustedTypes';

/** A push message as it reaches an open portal. @public */
export interface PushMessage {
  title?: string;
  body?: string;
  data?: Record<string, string>;
}

/** What a registration may need to know. @public */
export interface PushContext {
  interactive: boolean;
  /** The public path of the mount. */
  basename: string;
  signal: AbortSignal;
  /** The host's, where it gave the portal one: workers are covered by an enforced policy, too. */
  trustedTypesPolicy?: TrustedTypesPolicy | undefined;
}

/**
 * How the portal registers for push messages and hears them while it is open.
 * Whatever an adapter throws is contained and only logged (specification A 8).
 *
 * @public
 */
export interface PushAdapter {
  /**
   * Called after sign-in with `interactive: false` (no prompt may appear), and from the
   * "Turn on alerts" button with `true`. Resolves to the push token, or `null` when push is
   * unsupported, not granted, or would need a prompt.
   */
  register(context: PushContext): Promise<string | null>;
  unregister(): Promise<void>;
  /** Returns how to stop listening. */
  onMessage(handler: (message: PushMessage) => void): () => void;
}
