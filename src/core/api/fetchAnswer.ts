import { aborted } from '../async/aborted';
import type { HostRequest } from './host/hostRequest';
import type { RawAnswer } from './unwrap';

type OnBytes = OutgoingCall['onBytes'];
/** Reads the body of a response and returns the text that remains to be parsed. */
export type ReadBody = (response: Response, onBytes: OnBytes) => Promise<string>;

export interface OutgoingCall {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: object | undefined;
  signal: AbortSignal;
  fetch: HostRequest['fetch'];
  /** Called with the length of each chunk of the response. */
  onBytes(count: number): void;
  /** If absent, the body is read as a whole. */
  readBody?: ReadBody | undefined;
  cache?: RequestCache | undefined;
}

/** Whether a body is sent as it is, and not as JSON. The browser then sets the `Content-Type`. */
export function isRaw(body: unknown): body is FormData | URLSearchParams | Blob {
  return [FormData, URLSearchParams, Blob].some((kind) => body instanceof kind);
}

/** The body of a request and its headers. */
export function withBody(body: object | undefined, headers: Readonly<Record<string, string>>) {
  if (body === undefined) return { headers };
  if (isRaw(body)) return { headers, body };
  return {
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
}

export async function fetchAnswer({ body, readBody = readText, onBytes, ...call }: OutgoingCall) {
  const response = await call.fetch(call.url, {
    method: call.method,
    signal: call.signal,
    cache: call.cache,
    ...withBody(body, call.headers),
  });
  const receive = (count: number) => {
    onBytes(count);
    // A host's `fetch` may ignore the signal.
    call.signal.throwIfAborted();
  };
  const read = readBody(response, receive);
  return toAnswer(response, await Promise.race([read, aborted(call.signal)]));
}

function toAnswer(response: Response, text: string): RawAnswer {
  const { status: httpStatus, headers } = response;
  const header = (name: string) => headers.get(name);
  return { httpStatus, text, retryAfter: header('retry-after'), header, headers };
}

async function readText({ body }: Response, onBytes: OnBytes): Promise<string> {
  if (!body) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return text + decoder.decode();
    onBytes(value.length);
    text += decoder.decode(value, { stream: true });
  }
}
