export interface PushMessage {
  title?: string;
  body?: string;
  data?: Record<string, string>;
}

type Deliver = (message: PushMessage) => void;

/** The connected devices, by push token. */
export interface PushHub {
  listen(token: string, deliver: Deliver): () => void;
  send(token: string, message: PushMessage): void;
}

export function createPushHub(): PushHub {
  const listeners = new Map<string, Set<Deliver>>();
  return {
    listen(token, deliver) {
      const ours = listeners.get(token) ?? new Set();
      listeners.set(token, ours.add(deliver));
      return () => {
        ours.delete(deliver);
        if (ours.size === 0 && listeners.get(token) === ours) listeners.delete(token);
      };
    },
    send(token, message) {
      for (const deliver of listeners.get(token) ?? []) deliver(message);
    },
  };
}
