import { anySignal } from '../../async/anySignal';
import type { OpenStream } from '../../push/serverPush';
import type { Session } from '../../session/types';
import { Cancelled, ConfigFailure } from '../errors';
import type { Host } from '../host/host';
import type { HostRequest } from '../host/hostRequest';

const PATH = /^(?:\/[\w.~-]+)+$/;

/** Opens streams, only below the host (T4). A stream ends with the session; a 401 does not end the session. */
export function createOpenStream(
  host: Host,
  session: Pick<Session, 'token' | 'signal'>,
  request: HostRequest,
): OpenStream {
  return async (path, { signal, headers, query }) => {
    const url = `${host.href}${path}`;
    if (!PATH.test(path) || new URL(url).href !== url) {
      throw new ConfigFailure(
        'The path of the push stream is invalid',
        'Use a path such as "/push".',
      );
    }
    const token = session.token();
    if (!token) throw new Cancelled('The vendor is not signed in');
    const life = anySignal(signal, session.signal());
    const added = await request.headersFor({ operation: 'stream', method: 'GET' }, life);
    const own = { Accept: 'text/event-stream', Authorization: `Bearer ${token}` };
    const search = query ? `?${String(new URLSearchParams(query))}` : '';
    return request.fetch(url + search, {
      headers: { ...added, ...headers, ...own },
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: life,
    });
  };
}
