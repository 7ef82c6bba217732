import type { Wire } from '../format/wireValues';
import type { RawAnswer } from './unwrap';

/** A request as it leaves the portal: its URL and headers are final. @internal */
export interface OutgoingCall {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: object | undefined;
  signal: AbortSignal;
  /** Runs whenever a part of the answer has arrived. */
  onBytes?: (() => void) | undefined;
  /** Gets the records of a list as they arrive; without it the body is read at once. */
  take?: ((rows: readonly Wire[]) => void) | undefined;
}

/** Sends JSON, or a form with files. The page's cookies stay behind, and a redirect is an error (safety T4). @internal */
export async function fetchAnswer({ body, take, onBytes, ...call }: OutgoingCall) {
  const isForm = body instanceof FormData;
  const isJson = body !== undefined && !isForm;
  // Only the browser knows the boundary between the parts of a form.
  const headers = isJson ? { ...call.headers, 'Content-Type': 'application/json' } : call.headers;
  const response = await fetch(call.url, {
    method: call.method,
    headers,
    signal: call.signal,
    credentials: 'omit',
    redirect: 'error',
    ...(isForm ? { body } : {}),
    ...(isJson ? { body: JSON.stringify(body) } : {}),
  });
  const read = take ? readList(response, take) : readText(response, onBytes);
  return toAnswer(response, await read);
}

function toAnswer(response: Response, text: string): RawAnswer {
  return { httpStatus: response.status, text, retryAfter: response.headers.get('retry-after') };
}

async function readText({ body }: Response, onBytes = () => {}): Promise<string> {
  if (!body) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return text + decoder.decode();
    onBytes();
    text += decoder.decode(value, { stream: true });
  }
}

/** The body without its rows, which went to `take`. */
async function readList({ body }: Response, take: NonNullable<OutgoingCall['take']>) {
  if (!body) return '';
  // Only long lists are read row by row; the sign-in does without.
  const { readRows } = await import('./readRows');
  return readRows(body, take);
}
