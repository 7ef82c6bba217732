import { aborted } from '../../async/aborted';
import type { HeadersRecord, RequestCall } from '../../contracts';
import { ConfigFailure, NetworkFailure } from '../errors';
import { isOtherOrigin } from './host';
import type { HostRequestOptions } from './hostHeaders';

/** Applies the `request` prop to the calls of one portal (X2). @internal */
export interface HostRequest {
  /**
   * The headers that the host adds; `null` if it adds none, so that the call does not wait. Rejects with `ConfigFailure`
   * if `request.headers` fails.
   */
  headersFor(call: RequestCall, signal: AbortSignal): Promise<HeadersRecord> | null;
  /** Sends a request. Rejects after a redirect or a response from another origin (T4). */
  fetch(url: string, init: RequestInit & { signal: AbortSignal }): Promise<Response>;
  credentials(): RequestCredentials;
  /** Whether the host has replaced `fetch`. */
  hasFetch(): boolean;
}

export function createHostRequest({
  getOptions = () => undefined,
  report = () => {},
}: HostRequestOptions = {}): HostRequest {
  const credentials = () => getOptions()?.credentials ?? 'same-origin';
  return {
    headersFor(call, signal) {
      if (getOptions()?.headers === undefined) return null;
      return import('./hostHeaders').then(({ readHostHeaders }) =>
        readHostHeaders({ getOptions, report }, call, signal),
      );
    },
    async fetch(url, init) {
      const { fetch: send = fetch } = getOptions() ?? {};
      const request = { ...init, credentials: credentials(), redirect: 'error' } as const;
      const response = await Promise.race([send(url, request), aborted(init.signal)]);
      if (!(response instanceof Response)) {
        const problem = (await import('./hostHeaders')).noResponse();
        report(problem);
        throw new ConfigFailure(problem.message);
      }
      if (response.redirected || isOtherOrigin(response.url, url)) {
        throw new NetworkFailure('unreachable');
      }
      return response;
    },
    credentials,
    hasFetch: () => getOptions()?.fetch !== undefined,
  };
}
