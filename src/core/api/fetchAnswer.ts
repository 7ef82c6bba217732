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

export async function fetchAnswer({ body, readBody = readText, onBytes, ...call }: OutgoingCall) {
  const isForm = body instanceof FormData;
  const isJson = body !== undefined && !isForm;
  // For a form, the browser sets the `Content-Type` and its boundary.
  const headers = isJson ? { 'Content-Type': 'application/json', ...call.headers } : call.headers;
  const response = await call.fetch(call.url, {
    method: call.method,
    headers,
    signal: call.signal,
    cache: call.cache,
    ...(isForm ? { body } : {}),
    ...(isJson ? { body: JSON.stringify(body) } : {}),
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
