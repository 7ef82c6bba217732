import axios, { type AxiosInstance, type InternalAxiosRequestConfig } from 'axios';
import { ConfigFailure } from './errors';
import type { Host } from './host';

/**
 * An axios of this portal alone: no shared defaults, no cookies, no answer read for us, and no
 * address outside the host (safety T4).
 *
 * @internal
 */
export function createHttp(host: Host): AxiosInstance {
  const http = axios.create({
    baseURL: host.href,
    allowAbsoluteUrls: false,
    withCredentials: false,
    withXSRFToken: false,
    responseType: 'text',
    transformResponse: [(body: unknown) => body],
    validateStatus: () => true,
    fetchOptions: { redirect: 'error' },
    // axios would name itself, which costs a preflight permission no server expects.
    headers: { common: { 'User-Agent': false, Accept: 'application/json' } },
  });
  // An instance inherits these names even when it is given none.
  http.defaults.xsrfCookieName = undefined;
  http.defaults.xsrfHeaderName = undefined;
  http.interceptors.request.use((config) => stayOnHost(http, host, config));
  return http;
}

function stayOnHost(
  http: AxiosInstance,
  host: Host,
  config: InternalAxiosRequestConfig,
): InternalAxiosRequestConfig {
  const url = new URL(http.getUri(config));
  const expected = `${host.href}${config.url}`;
  if (url.origin !== host.origin || `${url.origin}${url.pathname}` !== expected) {
    throw new ConfigFailure('A call would have left the host');
  }
  return config;
}
