import { Axios, type InternalAxiosRequestConfig, type RawAxiosRequestHeaders } from 'axios';
import { ConfigFailure } from './errors';
import type { Host } from './host';

/**
 * An axios of this portal alone: no shared defaults, no cookies, no answer read for us, and no
 * address outside the host (safety T4). `axios.create` would begin with the defaults of the page's
 * copy, where a host may have put a bearer of its own.
 *
 * @internal
 */
export function createHttp(host: Host): Axios {
  const http = new Axios({
    baseURL: host.href,
    allowAbsoluteUrls: false,
    withCredentials: false,
    withXSRFToken: false,
    responseType: 'text',
    transformRequest: [toBody],
    transformResponse: [(body: unknown) => body],
    validateStatus: () => true,
    fetchOptions: { redirect: 'error' },
    // axios would name itself, which costs a preflight permission no server expects.
    headers: { 'User-Agent': false, Accept: 'application/json' },
  });
  http.interceptors.request.use((config) => stayOnHost(http, host, config));
  return http;
}

function toBody(data: unknown, headers: RawAxiosRequestHeaders): unknown {
  if (data === undefined || data instanceof FormData) return data;
  headers['Content-Type'] = 'application/json';
  return JSON.stringify(data);
}

function stayOnHost(
  http: Axios,
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
