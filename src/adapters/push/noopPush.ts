import type { PushAdapter } from '../../core/contracts';

/** The push adapter of a portal without push: no prompt, no worker, no token. @public */
export function noopPush(): PushAdapter {
  return {
    register: () => Promise.resolve(null),
    unregister: () => Promise.resolve(),
    onMessage: () => () => {},
  };
}
