import type { PushAdapter } from '../../core/contracts';
import { askPermission } from '../../core/push/permission';
import {
  connectToServer,
  type OpenStream,
  type ServerPushAdapter,
} from '../../core/push/serverPush';
import { createHandlers } from './handlers';
import type { EventLine } from './sse/eventLine';

/** @public */
export interface ServerSentEventsPushOptions {
  /**
   * The path of the stream below `host`.
   *
   * @defaultValue `'/sandbox/push'`, where the sandbox has it
   */
  path?: string;
}

/**
 * Push without a provider, for as long as the portal is open: one stream of server-sent events
 * from `host`, with the bearer in its header and nothing in its address. The backend sends an
 * event `token` first, then an event `push` per message; see `docs/push.md`.
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
  let openStream: OpenStream | null = null;
  let line: EventLine | null = null;
  const close = () => {
    line?.close();
    line = null;
  };
  const handlers = createHandlers(close);

  const adapter: ServerPushAdapter = {
    [connectToServer](open) {
      openStream = open;
    },
    async register({ interactive, signal }) {
      // The stream needs no permission, the notification of its messages does.
      if (interactive) await askPermission();
      const { openEventLine } = await import('./sse/eventLine');
      signal.throwIfAborted();
      if (!openStream) return null;
      if (!line || line.isOver())
        line = openEventLine({ openStream, path, onMessage: handlers.tell });
      return line.token(signal);
    },
    unregister() {
      close();
      return Promise.resolve();
    },
    onMessage: handlers.add,
  };
  return adapter;
}
