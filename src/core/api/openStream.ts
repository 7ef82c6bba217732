import { eitherSignal } from '../async/eitherSignal';
import type { OpenStream } from '../push/serverPush';
import type { Session } from '../session/types';
import { Cancelled, ConfigFailure } from './errors';
import type { Host } from './host';

const PATH = /^(?:\/[\w.~-]+)+$/;

/**
 * Opens streams on the host and nowhere else (safety T4): the path is a plain one below the host,
 * a redirect is an error, and the stream ends with the session. A refusal says nothing about the
 * session, since a stream is no call of the wire.
 *
 * @internal
 */
export function createOpenStream(
  host: Host,
  session: Pick<Session, 'token' | 'signal'>,
): OpenStream {
  return async (path, { signal, headers }) => {
    const url = `${host.href}${path}`;
    if (!PATH.test(path) || new URL(url).href !== url) {
      throw new ConfigFailure('The path of a push stream must be a plain path', 'Try "/push".');
    }
    const token = session.token();
    if (!token) throw new Cancelled('There is no session');
    return fetch(url, {
      headers: { ...headers, Accept: 'text/event-stream', Authorization: `Bearer ${token}` },
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      signal: eitherSignal(signal, session.signal()),
    });
  };
}
