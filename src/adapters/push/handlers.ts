import type { PushMessage } from '../../core/contracts';

type Handler = (message: PushMessage) => void;

/** Who listens to an adapter; `onEmpty` is called when the last one has left. */
export function createHandlers(onEmpty: () => void = () => {}) {
  const handlers = new Set<Handler>();
  return {
    add(handler: Handler): () => void {
      // Each call is a listener of its own, even with the same function.
      const own: Handler = (message) => handler(message);
      handlers.add(own);
      return () => {
        if (handlers.delete(own) && handlers.size === 0) onEmpty();
      };
    },
    tell(message: PushMessage): void {
      for (const handler of handlers) handler(message);
    },
    isEmpty: () => handlers.size === 0,
  };
}
