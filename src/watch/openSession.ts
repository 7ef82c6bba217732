import type { ReadableStorage } from '../adapters/storage/readStorage';
import { type ClientSession, createSender, type SenderOptions } from '../core/api/client';
import { Cancelled } from '../core/api/errors';
import type { ApiClient } from '../core/api/types';
import { toRecord, toRecords } from '../core/api/unwrap';
import { watchedEndpoints } from '../core/api/watchedEndpoints';
import type { Clock } from '../core/clock/createClock';
import type { PortalError } from '../core/contracts';
import { createEmitter } from '../core/createEmitter';
import { createHandover, type HandoverSession } from '../core/session/createHandover';
import { openSessionChannel, sessionMark, sessionScope } from '../core/session/sessionChannel';
import { createSessionReader } from '../core/session/sessionReader';
import type { PortalStorage, SignInInput } from '../core/session/types';
import { watchPage } from '../core/session/watchPage';
import { fetchVendorAccess } from '../core/vendor/api';
import type { WatchOptions } from './types';

/** How long after a failure the host is asked for the session again, in ms. */
const RETRY_MS = 30_000;

interface SessionParts {
  client: Omit<SenderOptions, 'table' | 'session' | 'renew'> & { clock: Clock };
  storage: ReadableStorage;
  fetchSession: WatchOptions['fetchSession'];
  onError(error: PortalError): void;
}

/** Opens the session that a portal has stored, or that the host provides, and a reader with its token. */
export function openSession({ client, storage, fetchSession, onError }: SessionParts) {
  const host = client.host.href;
  const isHandedOver = fetchSession !== undefined;
  const session = createWatchedSession({ host, storage, isHandedOver });
  let retry: ReturnType<typeof setTimeout> | undefined;
  let askedAt = client.clock.elapsed();
  const handover = fetchSession
    ? createHandover({
        session,
        fetchSession,
        onError(failure) {
          onError(failure);
          clearTimeout(retry);
          retry = setTimeout(ask, RETRY_MS);
        },
        async readVendor({ token, vendorId }, signal) {
          const trial = { token: () => token, generation: () => 0, signal: () => signal };
          const reader = createReader({ ...client, session: { ...trial, expire() {} } });
          const { restaurantId, isKycCompleted } = await fetchVendorAccess(
            reader,
            vendorId,
            signal,
          );
          return { restaurantId, isKycCompleted };
        },
      })
    : null;

  function ask(): void {
    askedAt = client.clock.elapsed();
    if (session.getState().phase === 'signedOut') handover?.begin();
  }

  return {
    session,
    reader: createReader({ ...client, session, renew: handover?.renew }),
    /** Call it when the page is shown again: the host is asked for a session if there is none. */
    onReturn() {
      if (client.clock.elapsed() - askedAt >= RETRY_MS) ask();
    },
    start() {
      const stops = [session.start(), handover?.start()];
      return () => {
        clearTimeout(retry);
        for (const stop of stops) stop?.();
      };
    },
  };
}

interface SessionOptions {
  host: string;
  storage: Pick<PortalStorage, 'get' | 'subscribe'>;
  /** Whether the session comes from the host; it is then in memory only. */
  isHandedOver: boolean;
}

/** Follows the session of the portals and changes nothing that they use. */
interface WatchedSession extends ClientSession, HandoverSession {
  /** The session; `null` while nobody is signed in, and after the backend has refused the token. */
  current(): SignInInput | null;
  /** As the scope of a portal with this session; `''` without a session. */
  scope(): string;
  subscribe(listener: () => void): () => void;
  start(): () => void;
}

function createWatchedSession({ host, storage, isHandedOver }: SessionOptions) {
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
    const storedSession = stored.read();
    set(storedSession?.token === refused ? null : storedSession);
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

export type Reader = Pick<ApiClient, 'one' | 'list'>;

/** The part of the API client that reads. */
function createReader(options: Omit<SenderOptions, 'table'>): Reader {
  // The watcher sends no other calls.
  const table = watchedEndpoints as SenderOptions['table'];
  const { send } = createSender({ ...options, table });
  return {
    one: async (...call) => toRecord((await send(...call)).data, call[2]?.isRequired),
    list: async (...call) => toRecords((await send(...call)).data),
  };
}
