import type { Axios, AxiosResponse } from 'axios';
import { aborted } from '../async/aborted';
import type { CallEnd, Connection } from '../connection/createConnection';
import type { Logger } from '../contracts';
import type { Wire } from '../format/wireValues';
import type { Session } from '../session/types';
import { fillPath, type PathOverrides, withOverrides } from './address';
import type { Endpoint, EndpointName, TimeoutKind } from './endpoints';
import {
  ApiRefusal,
  Cancelled,
  ConfigFailure,
  NetworkFailure,
  PortalFailure,
  Unauthorized,
} from './errors';
import type { Host } from './host';
import { loadHttp } from './loadHttp';
import { logFailure } from './logFailure';
import { DEFAULT_TIMEOUTS, startDeadline } from './timeouts';
import type { ApiClient, CallOptions, Reply } from './types';
import { type RawAnswer, toRecord, toRecords, unwrap } from './unwrap';

/** What the client needs of a session. @internal */
export type ClientSession = Pick<Session, 'token' | 'generation' | 'signal' | 'expire'>;

/** @internal */
export interface ClientOptions {
  host: Host;
  session: ClientSession;
  logger: Logger;
  /** Is told how calls end. */
  connection?: Pick<Connection, 'begin'> | undefined;
  /** Paths of the host in place of ours. */
  endpoints?: PathOverrides | undefined;
  /** Hears of calls that failed, with what the server sent, before the connection is judged by them. */
  onFailure?: ((failure: PortalFailure, body: string) => void) | undefined;
  /** Settles when another token stands in for the refused one, or the session is over. */
  renew?: ((refused: string) => Promise<void>) | undefined;
  /** Milliseconds; see `DEFAULT_TIMEOUTS`. */
  timeouts?: Partial<Record<TimeoutKind, number>>;
}

type Body = object | FormData | undefined;
type TakeRows = (rows: readonly Wire[]) => void;

interface Call {
  endpoint: Endpoint;
  url: string;
  token: string | null;
  body: Body;
  options: CallOptions;
  timeoutMs: number;
  /** Gets the records of a list as they arrive; without it the body is read at once. */
  take?: TakeRows | undefined;
}

/** Makes the HTTP client of one portal; see {@link ApiClient}. @internal */
export function createApiClient(client: ClientOptions): ApiClient {
  const http = openHttp(client.host);
  const table = withOverrides(client.endpoints);
  const timeouts = { ...DEFAULT_TIMEOUTS, ...client.timeouts };

  async function send(
    name: EndpointName,
    body?: Body,
    options: CallOptions = {},
    take?: TakeRows,
  ): Promise<Reply> {
    const { session, renew } = client;
    const generation = session.generation();
    for (let isLast = !renew; ; isLast = true) {
      const token = session.token();
      try {
        return await attempt(name, body, options, take);
      } catch (failure) {
        if (!(failure instanceof Unauthorized) || !token) throw failure;
        // Refused before anything was done: what writes is repeated as well, once.
        if (!isLast) await renew?.(token);
        else if (session.token() === token) session.expire(generation);
        if (isLast || session.generation() !== generation) throw failure;
      }
    }
  }

  async function attempt(
    name: EndpointName,
    body: Body,
    options: CallOptions,
    take: TakeRows | undefined,
  ): Promise<Reply> {
    const endpoint = table[name];
    const { session } = client;
    const generation = session.generation();
    const token = endpoint.public ? null : session.token();
    let answer: RawAnswer | undefined;
    const tell = client.connection?.begin(endpoint.timeout === 'bulk');
    try {
      const url = fillPath(endpoint.path, options.params);
      if (!endpoint.public && !token) throw new Cancelled('There is no session');
      const timeoutMs = timeouts[endpoint.timeout];
      const call = { endpoint, url, token, body, options, timeoutMs, take };
      answer = await transfer(http, session, call);
      if (isBound(endpoint) && session.generation() !== generation) throw new Cancelled();
      const reply = unwrap(answer, endpoint.mayBeEmpty);
      tell?.('answered');
      return reply;
    } catch (error) {
      const failure = toFailure(error, endpoint);
      client.onFailure?.(failure, answer?.text ?? '');
      tell?.(toEnd(failure));
      logFailure(client.logger, { name, endpoint, failure, answer });
      throw failure;
    }
  }

  return {
    send: (name, body, options) => send(name, body, options),
    async stream(name, body, take, options) {
      // Empty, unless the rows stood where nobody looked for them.
      const rows = toRecords((await send(name, body, options, take)).data);
      if (rows.length > 0) take(rows);
    },
    one: async (...call) => toRecord((await send(...call)).data),
    list: async (...call) => toRecords((await send(...call)).data),
  };
}

/** The HTTP library from the first call on; a load that failed is tried again by the next one. */
function openHttp(host: Host): () => Promise<Axios> {
  let opened: Promise<Axios> | null = null;
  return () => {
    opened ??= loadHttp()
      .then(({ createHttp }) => createHttp(host))
      .catch((error: unknown) => {
        opened = null;
        throw error;
      });
    return opened;
  };
}

/** Sends one request and ends it with the reason of whoever ended it first. */
async function transfer(open: () => Promise<Axios>, session: ClientSession, call: Call) {
  const ended = new AbortController();
  const cancel = () => ended.abort(new Cancelled());
  const signals = [call.options.signal, isBound(call.endpoint) ? session.signal() : undefined];
  const deadline = startDeadline(call.timeoutMs, () => ended.abort(new NetworkFailure('timeout')));
  try {
    for (const signal of signals) {
      signal?.addEventListener('abort', cancel);
      if (signal?.aborted) cancel();
    }
    ended.signal.throwIfAborted();
    const http = await Promise.race([open(), aborted(ended.signal)]);
    const response = await request(http, call, ended.signal, deadline.onProgress);
    return call.take ? await toListAnswer(response, call.take) : toAnswer(response);
  } catch (error) {
    throw ended.signal.aborted ? ended.signal.reason : error;
  } finally {
    deadline.stop();
    for (const signal of signals) signal?.removeEventListener('abort', cancel);
  }
}

function request(http: Axios, call: Call, signal: AbortSignal, onBytes: () => void) {
  const { endpoint, url, token, body, options, take } = call;
  const isUpload = endpoint.body === 'multipart';
  return http.request<unknown>({
    method: endpoint.method,
    url,
    signal,
    ...(take ? { responseType: 'stream' } : {}),
    // A fetch with upload progress needs HTTP/2 in Chromium; Node has no XHR.
    adapter: isUpload ? ['xhr', 'fetch'] : 'fetch',
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      // Only the browser knows the boundary between the parts.
      ...(isUpload ? { 'Content-Type': false } : {}),
    },
    ...(endpoint.body === 'none' ? {} : { data: body ?? {} }),
    ...(options.query ? { params: options.query } : {}),
    // Any other call has a fixed time in all.
    ...(endpoint.timeout === 'read' ? { onDownloadProgress: onBytes } : {}),
    ...(isUpload && options.onProgress
      ? { onUploadProgress: ({ progress }) => options.onProgress?.(progress ?? 0) }
      : {}),
  });
}

function toAnswer({ status, data, headers }: AxiosResponse<unknown>): RawAnswer {
  const retryAfter = headers['retry-after'];
  return {
    httpStatus: status,
    text: typeof data === 'string' ? data : '',
    retryAfter: typeof retryAfter === 'string' ? retryAfter : null,
  };
}

/** The same answer without its rows, which went to `take`. */
async function toListAnswer(response: AxiosResponse<unknown>, take: TakeRows): Promise<RawAnswer> {
  const { data } = response;
  if (!(data instanceof ReadableStream)) return toAnswer({ ...response, data: '' });
  // Only long lists are read row by row; the sign-in does without.
  const { readRows } = await import('./readRows');
  return toAnswer({ ...response, data: await readRows(data, take) });
}

/** Whether a call belongs to the session it was sent in. */
function isBound(endpoint: Endpoint): boolean {
  return !endpoint.public && !endpoint.outlivesSession;
}

const GATEWAY: readonly number[] = [502, 503, 504];

/** Whether the marketplace itself said something; a portal page of a hotel's network is no answer. */
function toEnd(failure: PortalFailure): CallEnd {
  if (failure instanceof Cancelled || failure instanceof ConfigFailure) return 'cancelled';
  if (failure instanceof Unauthorized) return 'answered';
  const isAnswer = failure instanceof ApiRefusal && !GATEWAY.includes(failure.httpStatus);
  return isAnswer ? 'answered' : 'failed';
}

function toFailure(error: unknown, endpoint: Endpoint): PortalFailure {
  if (error instanceof ApiRefusal && error.status === 401 && isBound(endpoint)) {
    return new Unauthorized();
  }
  return error instanceof PortalFailure ? error : new NetworkFailure('unreachable');
}
