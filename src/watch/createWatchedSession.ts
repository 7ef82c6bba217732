import type { ClientSession } from '../core/api/client';
import { Cancelled } from '../core/api/errors';
import { createEmitter } from '../core/createEmitter';
import type { HandoverSession } from '../core/session/createHandover';
import { openSessionChannel } from '../core/session/sessionChannel';
import { createSessionReader } from '../core/session/sessionReader';
import { sessionMark, sessionScope } from '../core/session/sessionScope';
import type { PortalStorage, SignInInput } from '../core/session/types';
import { watchPage } from '../core/session/watchPage';

interface SessionOptions {
  host: string;
  storage: Pick<PortalStorage, 'get' | 'subscribe'>;
  /** Whether the session comes from the host; it is then in memory only. */
  isHandedOver: boolean;
}

/** Follows the session of the portals and changes nothing that they use. */
export interface WatchedSession extends ClientSession, HandoverSession {
  /** The session; `null` while nobody is signed in, and after the backend has refused the token. */
  current(): SignInInput | null;
  /** As the scope of a portal with this session; `''` without a session. */
  scope(): string;
  subscribe(listener: () => void): () => void;
  start(): () => void;
}

export function createWatchedSession({ host, storage, isHandedOver }: SessionOptions) {
  const stored = createSessionReader(storage, host, () => {});
  const { subscribe, emit } = createEmitter();
  let held: SignInInput | null = null;
  let isAwaited = false;
  let refused: string | null = null;
  let generation = 0;
  let life = new AbortController();

  const markOf = ({ token, vendorId }: SignInInput) =>
    sessionMark(token, isHandedOver ? vendorId : undefined);

  function set(next: SignInInput | null): void {
    const isSame = next?.token === held?.token;
    held = next;
    isAwaited = false;
    if (isSame) return;
    generation += 1;
    life.abort(new Cancelled('The session is over'));
    life = new AbortController();
    emit();
  }

  function refuse(): void {
    refused = held?.token ?? refused;
    set(null);
  }

  function sync(): void {
    if (isHandedOver) return;
    const found = stored.read();
    set(found?.token === refused ? null : found);
  }

  function onMessage(message: { type: 'ended'; token: string } | { type: 'changed' }): void {
    if (message.type === 'changed') refused = null;
    else if (held && message.token === markOf(held)) refuse();
    sync();
  }

  const session: WatchedSession = {
    current: () => held,
    scope: () => (held ? sessionScope(host, markOf(held)) : ''),
    subscribe,
    token: () => held?.token ?? null,
    generation: () => generation,
    signal: () => life.signal,
    getState() {
      if (held) return { phase: 'active', ...held };
      return { phase: isAwaited ? 'awaitingHost' : 'signedOut' };
    },
    // The next portal that uses the token ends the session.
    expire(ended) {
      if (ended === generation) refuse();
    },
    awaitHost() {
      isAwaited = true;
    },
    adopt: set,
    replaceToken(token) {
      if (held) held = { ...held, token };
    },
    fail: () => set(null),
    start() {
      const channel = openSessionChannel(host, onMessage);
      const stops = [channel.close, storage.subscribe?.(sync), watchPage(sync)];
      sync();
      return () => {
        for (const stop of stops) stop?.();
        life.abort(new Cancelled());
      };
    },
  };
  return session;
}
