import { Axios } from 'axios';
import { NetworkFailure } from '../errors';
import type { OutgoingCall } from '../fetchAnswer';
import { isOtherOrigin } from '../host/host';
import type { RawAnswer } from '../unwrap';

export interface OutgoingUpload extends Omit<OutgoingCall, 'fetch' | 'take'> {
  credentials: RequestCredentials;
  onProgress?: ((fraction: number) => void) | undefined;
}

/**
 * Sends a form with files and reports the progress, which `fetch` cannot. `axios.create` would use the
 * defaults of the page, where the host can have set its own token.
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
    // Upload progress by fetch needs HTTP/2 in Chromium; Node has no XHR.
    adapter: ['xhr', 'fetch'],
    // The browser sets the boundary. The User-Agent of axios would need a permission by CORS.
    headers: { ...call.headers, 'Content-Type': false, 'User-Agent': false },
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
  };
}
