export interface PushMessage {
  title?: string;
  body?: string;
  data?: Record<string, string>;
}

type Listener<Value> = (value: Value) => void;

/** The connected devices. */
export interface PushHub {
  /** Calls `deliver` for each message to this push token. */
  listen(token: string, deliver: Listener<PushMessage>): () => void;
  send(token: string, message: PushMessage): void;
  /** Calls `end` when the session with this token ends. */
  onRevoked(bearer: string, end: Listener<void>): () => void;
  revoke(bearer: string): void;
}

export function createPushHub(): PushHub {
  const devices = createListeners<PushMessage>();
  const sessions = createListeners<void>();
  return {
    listen: devices.add,
    send: devices.call,
    onRevoked: sessions.add,
    revoke: (bearer) => sessions.call(bearer),
  };
}

function createListeners<Value>() {
  const listeners = new Map<string, Set<Listener<Value>>>();
  return {
    add(name: string, listener: Listener<Value>) {
      const ours = listeners.get(name) ?? new Set();
      listeners.set(name, ours.add(listener));
      return () => {
        ours.delete(listener);
        if (ours.size === 0 && listeners.get(name) === ours) listeners.delete(name);
      };
    },
    call(name: string, value: Value) {
      for (const listener of listeners.get(name) ?? []) listener(value);
    },
  };
}
