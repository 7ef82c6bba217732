import type { PushAdapter, PushMessage } from '../../core/contracts';
import { createEmitter } from '../../core/createEmitter';
import { requestPermission } from '../../core/push/permission';
import {
  connectToServer,
  type OpenStream,
  type ServerPushAdapter,
} from '../../core/push/serverPush';
import { noopPush } from './noopPush';
import type { PushStream } from './sse/pushStream';

/**
 * Options of {@link serverSentEventsPush}.
 *
 * @public
 */
export interface ServerSentEventsPushOptions {
  /**
   * Path of the event stream, relative to `host`.
   *
   * @defaultValue `'/sandbox/push'`, the path in the sandbox
   */
  path?: string;
}

/**
 * Push without a provider while the portal is open: one stream of server-sent events from `host`, with the bearer token
 * in the `Authorization` header. The backend first sends a `token` event, then a `push` event for each message; see
 * `docs/push.md`. A broken stream reconnects after 1 to 30 seconds. A refusal (4xx, except 408, 425 and 429, or no event
 * stream) rejects `register` with kind `push`, and the stream reconnects after 1, 5 and then every 15 minutes.
 *
 * @example
 * ```tsx
 * const push = serverSentEventsPush({ path: '/vendor/events' });
 * <VendorPortal host="https://api.market.example" pushAdapter={push} />
 * ```
 * @public
 */
export function serverSentEventsPush(options: ServerSentEventsPushOptions = {}): PushAdapter {
  const { path = '/sandbox/push' } = options;
  const adapter: ServerPushAdapter = {
    ...noopPush(),
    [connectToServer]: (openStream) => connect(openStream, path),
  };
  return adapter;
}

function connect(openStream: OpenStream, path: string): PushAdapter {
  let stream: PushStream | null = null;
  const close = () => {
    stream?.close();
    stream = null;
  };
  const { subscribe, emit } = createEmitter<[PushMessage]>(close);
  const changes = createEmitter();
  return {
    async register({ interactive, signal }) {
      // The stream needs no permission, but showing notifications does.
      if (interactive) await requestPermission();
      const { openPushStream } = await import('./sse/pushStream');
      signal.throwIfAborted();
      stream ??= openPushStream({
        openStream,
        path,
        onMessage: emit,
        onTokenChange: changes.emit,
      });
      return stream.token(signal);
    },
    unregister() {
      close();
      return Promise.resolve();
    },
    onMessage: subscribe,
    onTokenChange: changes.subscribe,
  };
}
