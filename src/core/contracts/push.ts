import type { TrustedTypesPolicy } from './trustedTypes';

/** A push message. The portal shows at most 200 characters of the title and of the body. @public */
export interface PushMessage {
  title?: string;
  body?: string;
  /** `link` or `order_id` determines the screen that a click opens. */
  data?: Record<string, string>;
}

/** The argument of `PushAdapter.register`. @public */
export interface PushContext {
  /** Whether the call follows a click. The adapter may show a prompt only after a click. */
  interactive: boolean;
  /** Path of the portal on the page, such as `/partner`. */
  basename: string;
  /** Aborts when the portal no longer waits for the token. */
  signal: AbortSignal;
  /**
   * The `trustedTypesPolicy` prop of the portal. If the page enforces Trusted Types, a worker URL also needs a policy.
   */
  trustedTypesPolicy?: TrustedTypesPolicy | undefined;
}

/**
 * Registers for push messages and receives them while the portal is open. If it throws, rejects or never
 * settles, the portal works without push, and `onError` is called with kind `push`.
 *
 * @public
 */
export interface PushAdapter {
  /**
   * Called with `interactive: false` after sign-in, and with `true` by the button "Turn on alerts". Resolves to the
   * push token, or to `null` if push is not supported, not granted or needs a prompt.
   */
  register(context: PushContext): Promise<string | null>;
  /**
   * Called on sign-out, when a portal starts without a session, and before `register` if another vendor may have been
   * registered on this device. After it, no message reaches this device: the next token is another one.
   */
  unregister(): Promise<void>;
  /** Returns a function that removes the handler. */
  onMessage(handler: (message: PushMessage) => void): () => void;
  /**
   * Optional. Call `handler` when the token has changed or has become invalid: the portal then calls `register` again.
   * Returns a function that removes the handler.
   */
  onTokenChange?(handler: () => void): () => void;
}
