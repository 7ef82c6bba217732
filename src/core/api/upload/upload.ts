import { Axios } from 'axios';
import { NetworkFailure } from '../errors';
import type { OutgoingCall } from '../fetchAnswer';
import { isOtherOrigin } from '../host/host';
import type { RawAnswer } from '../unwrap';

export interface OutgoingUpload extends Omit<OutgoingCall, 'fetch' | 'readBody'> {
  credentials: RequestCredentials;
  onProgress?: ((fraction: number) => void) | undefined;
}

/**
 * Sends a form with files and reports the progress, which `fetch` does not. `axios.create` would use the page's axios
 * defaults, in which the host may have set its own token.
 */
export async function upload({
  body,
  onBytes,
  onProgress,
  credentials,
  ...call
}: OutgoingUpload): Promise<RawAnswer> {
  const http = new Axios({
    withCredentials: credentials === 'include',
    withXSRFToken: false,
    responseType: 'text',
    transformResponse: [(text: unknown) => text],
    validateStatus: () => true,
    fetchOptions: { redirect: 'error' },
  });
  const { status, data, headers, request } = await http.request<unknown>({
    ...call,
    data: body,
    // In Chromium, upload progress with `fetch` needs HTTP/2; Node has no XHR.
    adapter: ['xhr', 'fetch'],
    headers: {
      // The browser sets the type. The `User-Agent` header of axios would have to be allowed by CORS.
      'Content-Type': false,
      'User-Agent': false,
      ...call.headers,
      // A type without the boundary of the form could not be read.
      ...(body instanceof FormData && { 'Content-Type': false }),
    },
    onDownloadProgress: ({ bytes }) => onBytes(bytes),
    ...(onProgress ? { onUploadProgress: ({ progress }) => onProgress(progress ?? 0) } : {}),
  });
  // XMLHttpRequest follows redirects, so the response can come from another origin.
  const { responseURL } = (request ?? {}) as { responseURL?: unknown };
  if (typeof responseURL === 'string' && isOtherOrigin(responseURL, call.url)) {
    throw new NetworkFailure('unreachable');
  }
  const retryAfter: unknown = headers['retry-after'];
  return {
    httpStatus: status,
    text: typeof data === 'string' ? data : '',
    retryAfter: typeof retryAfter === 'string' ? retryAfter : null,
    header: (name) => headers[name],
    headers: new Headers(
      Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    ),
  };
}
