import { Axios } from 'axios';
import { NetworkFailure } from './errors';
import type { OutgoingCall } from './fetchAnswer';
import type { RawAnswer } from './unwrap';

/** @internal */
export interface OutgoingUpload extends Omit<OutgoingCall, 'onBytes' | 'take'> {
  /** Share of the upload already sent, 0 to 1. */
  onProgress?: ((fraction: number) => void) | undefined;
}

/**
 * Sends a form with files, which `fetch` cannot tell the progress of. The axios is of this call
 * alone: `axios.create` would begin with the defaults of the page's copy, where a host may have put
 * a bearer of its own.
 *
 * @internal
 */
export async function upload({ body, onProgress, ...call }: OutgoingUpload): Promise<RawAnswer> {
  const http = new Axios({
    withCredentials: false,
    withXSRFToken: false,
    responseType: 'text',
    transformResponse: [(text: unknown) => text],
    validateStatus: () => true,
    fetchOptions: { redirect: 'error' },
  });
  const { status, data, headers, request } = await http.request<unknown>({
    ...call,
    data: body,
    // A fetch with upload progress needs HTTP/2 in Chromium; Node has no XHR.
    adapter: ['xhr', 'fetch'],
    // Only the browser knows the boundary between the parts. axios would name itself, which costs
    // a preflight permission no server expects.
    headers: { ...call.headers, 'Content-Type': false, 'User-Agent': false },
    ...(onProgress ? { onUploadProgress: ({ progress }) => onProgress(progress ?? 0) } : {}),
  });
  if (isElsewhere(call.url, request)) throw new NetworkFailure('unreachable');
  const retryAfter: unknown = headers['retry-after'];
  return {
    httpStatus: status,
    text: typeof data === 'string' ? data : '',
    retryAfter: typeof retryAfter === 'string' ? retryAfter : null,
  };
}

/** An XMLHttpRequest follows redirects: an answer of another origin is not the marketplace's. */
function isElsewhere(url: string, request: unknown): boolean {
  const { responseURL } = (request ?? {}) as { responseURL?: unknown };
  if (typeof responseURL !== 'string' || responseURL === '') return false;
  return new URL(responseURL).origin !== new URL(url).origin;
}
