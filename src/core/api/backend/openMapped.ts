import { aborted } from '../../async/aborted';
import type {
  BackendRequest,
  BackendStreamReply,
  ServerSentEvent,
  StreamId,
} from '../../contracts/backend/backend';
import { isWire, toText } from '../../format/wireValues';
import {
  ApiRefusal,
  BadResponse,
  Cancelled,
  NetworkFailure,
  PortalFailure,
  toRequestFailure,
} from '../errors';
import type { Host } from '../host/host';
import { parseJson } from '../json';
import { readEvents } from '../stream/readEvents';
import type { Mapping } from './callMapping';
import { toRefusal } from './mappedAnswer';
import { type Sent, toSent } from './mappedRequest';

/** Statuses of a backend that does not have the stream; it is then not opened again. */
const ABSENT = [404, 405, 406, 501];
/** A comment shows that the connection lives. */
const COMMENT = ':\n\n';

/** The backend has refused a stream of a mapping; it is opened again. */
export class StreamRefused extends Error {
  constructor(readonly status: number) {
    super(`HTTP ${status}`);
  }
}

interface MappedStream {
  operation: StreamId;
  input: object;
  host: Host;
  signal: AbortSignal;
  send(sent: Sent): Promise<Response>;
  /** Opens the stream as the contract has it. */
  own(): Promise<Response>;
  /** Called for a mistake in the mapping. */
  onFailure(failure: PortalFailure): void;
}

/** Asks a function of the `backend` prop for a stream, and returns what a backend of the contract would send. */
export async function openMapped(mapping: Mapping, stream: MappedStream): Promise<Response> {
  const { operation, input, host, signal, send, own: sendDefault } = stream;
  let onBytes = () => {};
  const receive = () => onBytes();
  const given = {
    signal,
    onProgress() {},
    async send(request: BackendRequest) {
      signal.throwIfAborted();
      const response = await send(toSent(host, request)).catch((error: unknown) => {
        throw toRequestFailure(error);
      });
      receive();
      return toStreamReply(response, { signal, onBytes: receive });
    },
    async contract() {
      return contractEvents(operation, await sendDefault(), { signal, onBytes: receive });
    },
  };
  try {
    const work = Promise.resolve().then(() => mapping(input, given));
    const iterator = iteratorOf(await Promise.race([work, aborted(signal)]));
    const body = toBody(iterator, stream, (listener) => (onBytes = listener));
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  } catch (error) {
    const status = statusOf(error);
    if (status) return new Response(null, { status });
    throw failureOf(error, stream);
  }
}

function iteratorOf(events: unknown): AsyncIterator<unknown> {
  const iterable = events as Partial<AsyncIterable<unknown>> | null | undefined;
  const iterator = iterable?.[Symbol.asyncIterator]?.();
  if (!iterator) throw new BadResponse('The mapping did not return an async iterable');
  return iterator;
}

function toBody(
  iterator: AsyncIterator<unknown>,
  stream: MappedStream,
  listen: (onBytes: () => void) => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const end = () => {
    listen(() => {});
    void iterator.return?.().catch(() => {});
  };
  const { signal } = stream;
  return new ReadableStream({
    start(controller) {
      listen(() => controller.enqueue(encoder.encode(COMMENT)));
      const stop = () => {
        end();
        controller.error(signal.reason);
      };
      signal.addEventListener('abort', stop, { once: true });
    },
    async pull(controller) {
      try {
        const { value, done } = await iterator.next();
        if (!done) return controller.enqueue(encoder.encode(toEventText(value)));
        end();
        controller.close();
      } catch (error) {
        end();
        controller.error(failureOf(error, stream));
      }
    },
    cancel: end,
  });
}

/** A `PortalFailure` ends the stream; after any other error it is opened again. */
function failureOf(error: unknown, { signal, onFailure }: MappedStream): unknown {
  if (signal.aborted) return signal.reason;
  const status = statusOf(error);
  if (status) {
    return ABSENT.includes(status)
      ? new Cancelled('The backend has no stream')
      : new StreamRefused(status);
  }
  if (error instanceof Cancelled) return error;
  if (error instanceof NetworkFailure) return new Error(error.message);
  const isKnown = error instanceof PortalFailure;
  const failure = isKnown ? error : new BadResponse('The mapping threw an error', error);
  onFailure(failure);
  return failure instanceof BadResponse ? new Error(failure.message) : failure;
}

function statusOf(error: unknown): number | undefined {
  if (error instanceof ApiRefusal) return error.status;
  try {
    return toRefusal(error)?.httpStatus;
  } catch {
    return undefined;
  }
}

interface Reading {
  signal: AbortSignal;
  onBytes(): void;
}

function toStreamReply(response: Response, reading: Reading): BackendStreamReply {
  const { status, headers, body } = response;
  return {
    status,
    headers,
    text: () => response.text(),
    json: async () => parseJson(await response.text()),
    events: () => (body ? readEvents(body, reading) : noEvents()),
  };
}

async function* noEvents(): AsyncGenerator<ServerSentEvent> {}

async function* contractEvents(
  operation: StreamId,
  { status, body }: Response,
  reading: Reading,
): AsyncGenerator<unknown> {
  if (status !== 200 || !body) throw new ApiRefusal(status === 200 ? 404 : status, '');
  for await (const event of readEvents(body, reading)) yield toMappedEvent(operation, event);
}

/** An event of a mapping as a server would send it. @throws BadResponse */
function toEventText(value: unknown): string {
  if (!isWire(value)) throw new BadResponse('The mapping yielded something that is no event');
  const { id, event, data } = value;
  const fields = [
    ['id', toText(id)],
    ['event', toText(event)],
    ['data', data === undefined ? '' : toData(data)],
  ] as const;
  const lines = fields.filter(([, fieldValue]) => fieldValue !== '');
  return `${lines.map(([name, fieldValue]) => `${name}: ${oneLine(fieldValue)}\n`).join('')}\n`;
}

function toData(data: unknown): string {
  if (typeof data === 'string') return data;
  try {
    return JSON.stringify(data);
  } catch (error) {
    throw new BadResponse('The mapping yielded a value that JSON cannot contain', error);
  }
}

/** A line break would end the field. */
function oneLine(value: string): string {
  return value.replace(/[\r\n]+/g, ' ');
}

/** An event of a backend of the contract as a mapping would yield it. */
function toMappedEvent(
  operation: StreamId,
  { id = '', event = '', data }: ServerSentEvent,
): unknown {
  if (operation === 'orderChangesStream') return { id, data: parseJson(data) };
  return { event, data: event === 'push' ? parseJson(data) : data };
}
