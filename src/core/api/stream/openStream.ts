import { anySignal } from '../../async/anySignal';
import type { StreamId } from '../../contracts/backend/backend';
import type { OpenStream } from '../../push/serverPush';
import type { Session } from '../../session/types';
import type { Sent } from '../backend/mappedRequest';
import type { Mappings } from '../backend/mappings';
import { Cancelled, ConfigFailure, type PortalFailure } from '../errors';
import { withBody } from '../fetchAnswer';
import type { Host } from '../host/host';
import type { HostRequest } from '../host/hostRequest';
import { languageHeader } from '../host/languageHeader';

const PATH = /^(?:\/[\w.~-]+)+$/;

interface StreamSetup {
  host: Host;
  session: Pick<Session, 'token' | 'signal'>;
  request: HostRequest;
  /** The chosen language (c120). */
  language(): string;
  mappings?: Mappings;
  /** Called for a mistake in a function of the `backend` prop. */
  onFailure?(failure: PortalFailure, operation: StreamId): void;
}

/** Opens streams, only below the host (T4). A stream ends with the session; a 401 does not end the session. */
export function createOpenStream(setup: StreamSetup): OpenStream {
  const { host, session, request, language, mappings, onFailure = () => {} } = setup;
  return async (path, { operation, signal, headers, query }) => {
    const token = session.token();
    const life = anySignal(signal, session.signal());

    async function send({ method, url, headers, token: place, body }: Sent): Promise<Response> {
      if (!token) throw new Cancelled('The vendor is not signed in');
      const added = await request.headersFor({ operation, method }, life);
      const bearer = place?.(token) ?? { Authorization: `Bearer ${token}` };
      const fixed = { Accept: 'text/event-stream', ...headers, ...bearer };
      return request.fetch(url, {
        method,
        ...withBody(body, { ...languageHeader(language(), added), ...added, ...fixed }),
        cache: 'no-store',
        referrerPolicy: 'no-referrer',
        signal: life,
      });
    }

    const sendDefault = async () => {
      const search = query ? `?${String(new URLSearchParams(query))}` : '';
      const url = streamUrl(host, path) + search;
      return send({ method: 'GET', url, headers: { ...headers }, body: undefined });
    };
    const mapping = mappings?.find(operation);
    if (!mapping) return sendDefault();
    const { openMapped } = await import('../backend/openMapped');
    const pushToken = headers?.['X-Push-Token'];
    return openMapped(mapping, {
      operation,
      input: { ...query, ...(pushToken ? { token: pushToken } : {}) },
      host,
      signal: life,
      send,
      own: sendDefault,
      onFailure: (failure) => onFailure(failure, operation),
    });
  };
}

function streamUrl({ href }: Host, path: string): string {
  const url = `${href}${path}`;
  if (PATH.test(path) && new URL(url).href === url) return url;
  throw new ConfigFailure('The path of the push stream is invalid', 'Use a path such as "/push".');
}
