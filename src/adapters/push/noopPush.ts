import type { PushAdapter } from '../../core/contracts';

/**
 * A push adapter that does nothing: no prompt, no service worker, no token.
 *
 * @example
 * ```tsx
 * <VendorPortal host="https://api.market.example" pushAdapter={noopPush()} />
 * ```
 * @public
 */
export function noopPush(): PushAdapter {
  return {
    register: () => Promise.resolve(null),
    unregister: () => Promise.resolve(),
    onMessage: () => () => {},
  };
}
