import type { ReadableStorage } from '../adapters/storage/readStorage';
import type { SenderOptions } from '../core/api/client';
import type { Clock } from '../core/clock/createClock';
import type { PortalError } from '../core/contracts';
import { createHandover } from '../core/session/createHandover';
import { fetchVendorAccess } from '../core/vendor/api';
import { createReader } from './createReader';
import { createWatchedSession } from './createWatchedSession';
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
