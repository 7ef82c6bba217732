import { anySignal } from '../../async/anySignal';
import type { PortalContext } from '../../contracts';
import type { Session } from '../../session/types';
import { Cancelled, ConfigFailure, NetworkFailure, PortalFailure } from '../errors';
import { TIMEOUTS } from '../timeouts';
import type { Host } from './host';
import type { HostRequest } from './hostRequest';
import { tokenHeader } from './reservedHeaders';

const BEARER = { prefix: 'Bearer ' };

/**
 * Returns a function that throws after this generation of the session has ended: a page can call the portal after
 * another vendor has signed in.
 *
 * @internal
 */
export function forSession(session: Pick<Session, 'generation'>, generation: number): () => void {
  return () => {
    if (session.generation() !== generation)
      throw new Cancelled('The session of this call is over');
  };
}

/**
 * The `fetch` of pages and slots. It calls only the host (T4), with the vendor's token, until its session ends. A 401
 * does not end the session, because the path may be unknown to the contract.
 *
 * @internal
 */
export function createHostFetch(
  host: Host,
  session: Pick<Session, 'token' | 'signal' | 'generation'>,
  request: HostRequest,
  generation: number,
): PortalContext['fetch'] {
  const checkSession = forSession(session, generation);
  return async (path, { method = 'GET', headers, body, signal, token: place } = {}) => {
    const url = hostUrl(host, path);
    const withToken = tokenHeader(place ?? BEARER);
    const ownHeaders = new Headers(headers);
    checkSession();
    const token = session.token();
    if (!token) throw new Cancelled('There is no session');
    const timeout = new AbortController();
    const life = anySignal(signal ?? undefined, session.signal(), timeout.signal);
    // The time limit also applies to a body that does not end.
    setTimeout(() => timeout.abort(new NetworkFailure('timeout')), TIMEOUTS.orderUpdate.total);
    try {
      const added = await request.headersFor({ operation: 'page', method }, life);
      // A host's `fetch` may ignore the signal.
      life.throwIfAborted();
      const all = new Headers(added ?? {});
      ownHeaders.forEach((value, name) => all.set(name, value));
      all.delete('Authorization');
      for (const [name, value] of Object.entries(withToken(token))) all.set(name, value);
      return await request.fetch(url, { method, headers: all, body, signal: life });
    } catch (error) {
      if (life.aborted) throw life.reason;
      throw error instanceof PortalFailure ? error : new NetworkFailure('unreachable');
    }
  };
}

function hostUrl(host: Host, path: string): string {
  const isPath = typeof path === 'string' && /^\/(?![/\\])/.test(path);
  const url = isPath && URL.canParse(host.href + path) ? new URL(host.href + path) : null;
  // A path with ".." could leave the path prefix of the host.
  if (url?.origin !== host.origin || !url.href.startsWith(`${host.href}/`)) {
    throw new ConfigFailure('The path of a call must start with one "/"', 'Try "/loyalty/points".');
  }
  return url.href;
}
