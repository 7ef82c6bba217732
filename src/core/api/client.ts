import { aborted } from '../async/aborted';
import { anySignal } from '../async/anySignal';
import { lazyModule } from '../async/lazyModule';
import type { Clock } from '../clock/createClock';
import type { CallEnd, Connection } from '../connection/createConnection';
import type { Capability } from '../contracts';
import type { StreamId } from '../contracts/backend/backend';
import { toText } from '../format/wireValues';
import type { Session } from '../session/types';
import type { Sent } from './backend/mappedRequest';
import type { Mappings } from './backend/mappings';
import { callUrl, fillPath, type PathOverrides, withOverrides } from './endpointPath';
import type { Endpoint, EndpointName, TimeoutKind } from './endpoints';
import {
  ApiRefusal,
  BadResponse,
  Cancelled,
  ConfigFailure,
  isOutcomeUnknown,
  NetworkFailure,
  type PortalFailure,
  toRequestFailure,
  Unauthorized,
} from './errors';
import { fetchAnswer, isRaw, type ReadBody } from './fetchAnswer';
import { createHeadStart } from './headStart';
import type { Host } from './host/host';
import type { HostRequest } from './host/hostRequest';
import { languageHeader } from './host/languageHeader';
import { type Limits, startDeadline, TIMEOUTS } from './timeouts';
import type { ApiClient, CallOptions, Reply } from './types';
import { type RawAnswer, toRecord, toRecords, unwrap } from './unwrap';
import type { LoadUpload } from './upload/loadUpload';
import { createWriteKeys } from './writeKeys';

/** Not in the chunk of the sign-in, which reads no rows. */
const rowsCode = lazyModule(() => import('./readRows'));

/** Limit in bytes: parsing a larger response can crash the tab. */
const LARGEST_ANSWER = 64 * 2 ** 20;

export type ClientSession = Pick<Session, 'token' | 'generation' | 'signal' | 'expire'>;

/** Details of a failed call, besides its failure. */
export interface FailedAttempt {
  operation: EndpointName | StreamId;
  answer: RawAnswer | undefined;
  options: CallOptions;
  /** Whether the call got a 401 and is sent again with another token. */
  isRepeated?: boolean;
  /** Whether a function of the `backend` prop was called. */
  isMapped?: boolean;
}

type FailedCallAttempt = FailedAttempt & { operation: EndpointName };

export interface SenderOptions {
  host: Host;
  session: ClientSession;
  connection?: Pick<Connection, 'begin'> | undefined;
  /** Receives the server's time from the header `Date` (c30). */
  clock?: Pick<Clock, 'elapsed' | 'learn'> | undefined;
  /** The calls that can be sent. */
  table: Record<EndpointName, Endpoint>;
  request: HostRequest;
  /** The language that the vendor has chosen; `''` leaves it to the browser (c120). */
  language?: (() => string) | undefined;
  /** The functions of the `backend` prop. */
  mappings?: Mappings | undefined;
  /** Loads the code that reports the progress of files; without it, they are sent as other calls. */
  loadUpload?: LoadUpload | undefined;
  /** Called for each failed call, before the connection state changes. */
  onFailure?: ((failure: PortalFailure, of: FailedAttempt) => void) | undefined;
  /** Called for each successful write before sign-in; `mutationAtom` reports all other writes. */
  onPublicWrite?: ((operation: EndpointName) => void) | undefined;
  /** Settles when the refused token is replaced or the session has ended. */
  renew?: ((refused: string) => Promise<void>) | undefined;
  timeouts?: Partial<Record<TimeoutKind, Limits>>;
}

type Body = object | FormData | undefined;

interface Call {
  name: EndpointName;
  endpoint: Endpoint;
  url: string;
  token: string | null;
  body: Body;
  options: CallOptions;
  /** The `Idempotency-Key` of a write. */
  key?: string | undefined;
  limits: Limits;
  /** Reads the body; if absent, the body is read as a whole. */
  readBody?: ReadBody | undefined;
}

type SendParts = Pick<Call, 'readBody' | 'key'>;

/** Sends calls; see `ApiClient` for the errors. */
export interface Sender {
  send(name: EndpointName, body?: Body, options?: CallOptions, parts?: SendParts): Promise<Reply>;
  /** Reports a response that cannot be used. */
  fail(failure: PortalFailure, attempt: FailedCallAttempt): void;
}

export function createSender(client: SenderOptions): Sender {
  const timeouts = { ...TIMEOUTS, ...client.timeouts };

  function fail(failure: PortalFailure, attempt: FailedCallAttempt): void {
    const { operation } = attempt;
    failure.operation = operation;
    client.onFailure?.(failure, { ...attempt, isMapped: !!client.mappings?.find(operation) });
  }

  async function send(
    name: EndpointName,
    body?: Body,
    options: CallOptions = {},
    { readBody, key }: SendParts = {},
  ): Promise<Reply> {
    const { session, renew } = client;
    const generation = session.generation();
    for (let isLast = !renew; ; isLast = true) {
      const token = session.token();
      try {
        // Every attempt has the same key, so that the backend can recognise a repeat.
        return await attempt(name, body, { options, readBody, key, isLast });
      } catch (failure) {
        if (!(failure instanceof Unauthorized) || !token) throw failure;
        // A call that got a 401 has changed nothing, so a write is also repeated once.
        if (!isLast) await renew?.(token);
        else if (session.token() === token) session.expire(generation);
        if (isLast || session.generation() !== generation) throw failure;
      }
    }
  }

  async function attempt(
    name: EndpointName,
    body: Body,
    { options, readBody, key, isLast }: Pick<Call, 'options'> & SendParts & { isLast: boolean },
  ): Promise<Reply> {
    const endpoint = client.table[name];
    const { session, clock } = client;
    const generation = session.generation();
    const token = endpoint.public ? null : session.token();
    let answer: RawAnswer | undefined;
    const endCall = client.connection?.begin(endpoint.timeout === 'bulk');
    try {
      const url = callUrl(client.host, fillPath(endpoint.path, options.params), options.query);
      if (!endpoint.public && !token) throw new Cancelled('The vendor is not signed in');
      const limits = timeouts[endpoint.timeout];
      const call = { name, endpoint, url, token, body, options, key, limits, readBody };
      const sentAt = clock?.elapsed() ?? 0;
      answer = await transfer(client, call);
      if (isBound(endpoint) && session.generation() !== generation) throw new Cancelled();
      const reply = unwrap(answer, endpoint.mayBeEmpty);
      // Responses to other methods may come from a cache.
      if (endpoint.method === 'POST') {
        clock?.learn(Date.parse(toText(answer.header?.('date'))), sentAt, 'header');
      }
      endCall?.('answered');
      if (endpoint.public && endpoint.writes) client.onPublicWrite?.(name);
      return reply;
    } catch (error) {
      const failure = toFailure(error, endpoint);
      fail(failure, { operation: name, answer, options, isRepeated: !isLast });
      endCall?.(toEnd(failure));
      throw failure;
    }
  }

  return { send, fail };
}

export interface ClientOptions extends Omit<SenderOptions, 'table'> {
  /** Paths that the host overrides. */
  endpoints?: PathOverrides | undefined;
  /** Called before each call, because the prop can change. */
  hasCapability?: ((capability: Capability) => boolean) | undefined;
}

export function createApiClient(client: ClientOptions): ApiClient {
  const table = withOverrides(client.endpoints);
  const { send, fail } = createSender({ ...client, table });
  const keys = createWriteKeys({
    elapsed: () => client.clock?.elapsed() ?? 0,
    signal: () => client.session.signal(),
  });

  const headStart = createHeadStart(
    (name, body, options) => send(name, body, options),
    client.session,
  );

  async function shaped<Shape>(
    read: (reply: Reply) => Shape,
    [name, body, options = {}]: Parameters<ApiClient['send']>,
    key?: string,
  ): Promise<Shape> {
    const reply = await (headStart.take(name, body, options.signal) ??
      send(name, body, options, { key }));
    try {
      return read(reply);
    } catch (failure) {
      fail(failure as BadResponse, {
        operation: name,
        answer: { httpStatus: reply.status, text: '' },
        options,
      });
      throw failure;
    }
  }

  function call<Shape>(
    read: (reply: Reply) => Shape,
    [name, body, options]: Parameters<ApiClient['send']>,
  ): Promise<Shape> {
    if (!table[name].writes) return shaped(read, [name, body, options]);
    const hasKey = client.hasCapability?.('idempotency') ?? false;
    if (options?.key) {
      return shaped(read, [name, body, options], hasKey ? options.key : undefined);
    }
    const write = { name, body, params: options?.params, row: options?.row, hasKey };
    return keys.send(write, (key) => shaped(read, [name, body, options], key));
  }

  return {
    send: (...sent) => call((reply) => reply, sent),
    settle: keys.settle,
    begin: headStart.begin,
    async stream(name, body, take, options) {
      // The code is loaded while the request is on its way. The response awaits it and handles a failure.
      const code = rowsCode.load();
      code.catch(() => {});
      const readBody: ReadBody = async ({ body: stream }, onBytes) =>
        stream ? (await code).readRows(stream, onBytes, take) : '';
      // Rows that the splitter did not find are in the rest of the response.
      const rows = toRecords((await send(name, body, options, { readBody })).data);
      if (rows.length > 0) take(rows);
    },
    one: (...sent) => call(({ data }) => toRecord(data, sent[2]?.isRequired), sent),
    list: (...sent) => call(({ data }) => toRecords(data), sent),
    page: (...sent) => call(({ data, body }) => ({ rows: toRecords(data), body }), sent),
  };
}

/** Sends one request; rejects with `Cancelled` if the caller aborts. */
async function transfer(client: SenderOptions, call: Call): Promise<RawAnswer> {
  const finished = new AbortController();
  const bound = isBound(call.endpoint) ? client.session.signal() : undefined;
  const signal = anySignal(call.options.signal, bound, finished.signal);
  const onTimeout = () => finished.abort(new NetworkFailure('timeout'));
  const idle = startDeadline(call.limits.idle, onTimeout);
  const total = startDeadline(call.limits.total, onTimeout);
  let received = 0;
  function onBytes(count: number): void {
    idle.onProgress();
    received += count;
    if (received > LARGEST_ANSWER) finished.abort(new BadResponse('The response is too large'));
  }
  try {
    signal.throwIfAborted();
    return await request(client, call, signal, onBytes);
  } catch (error) {
    if (!signal.aborted) throw error;
    throw signal.reason === finished.signal.reason ? signal.reason : new Cancelled();
  } finally {
    idle.stop();
    total.stop();
    finished.abort();
  }
}

async function request(
  client: SenderOptions,
  call: Call,
  signal: AbortSignal,
  onBytes: (count: number) => void,
): Promise<RawAnswer> {
  const { name, endpoint, url, key } = call;
  const body = endpoint.body === 'none' ? undefined : (call.body ?? {});
  const defaultRequest = { method: endpoint.method, url, body, key };
  const send = (sent: Sent, readBody?: ReadBody) =>
    sendRequest(client, { ...call, readBody }, sent, { signal, onBytes });
  const ask = client.mappings?.ask(name);
  return ask
    ? ask({ ...call, host: client.host, signal, onBytes, own: defaultRequest, send })
    : send(defaultRequest, call.readBody);
}

interface Transfer {
  signal: AbortSignal;
  onBytes(count: number): void;
}

async function sendRequest(
  { request: host, loadUpload, language }: SenderOptions,
  { name, endpoint, token, options, readBody }: Call,
  { method, url, body, headers, token: place, key, cache }: Sent,
  transfer: Transfer,
): Promise<RawAnswer> {
  const { signal } = transfer;
  const added = host.headersFor({ operation: name, method }, signal);
  const more = added && (await added);
  const outgoing = {
    ...transfer,
    method,
    url,
    body,
    cache,
    headers: {
      ...languageHeader(language?.(), more),
      ...more,
      Accept: 'application/json',
      ...headers,
      ...(token && (place?.(token) ?? { Authorization: `Bearer ${token}` })),
      ...(key ? { 'Idempotency-Key': key } : {}),
    },
  };
  const { onProgress } = options;
  const isShown = onProgress && isRaw(body) && !endpoint.refusesRedirects;
  if (loadUpload && isShown && !host.hasFetch()) {
    const { upload } = await Promise.race([loadUpload(), aborted(signal)]);
    return upload({ ...outgoing, credentials: host.credentials(), onProgress });
  }
  return fetchAnswer({ ...outgoing, fetch: host.fetch, readBody });
}

/** Whether the call is cancelled when the session ends. */
function isBound(endpoint: Endpoint): boolean {
  return !endpoint.public && !endpoint.outlivesSession;
}

/** A call has been answered only if the response is from the marketplace, not from the login page of a public Wi-Fi. */
function toEnd(failure: PortalFailure): CallEnd {
  if (failure instanceof Cancelled || failure instanceof ConfigFailure) return 'cancelled';
  if (failure instanceof Unauthorized) return 'answered';
  const isAnswer = failure instanceof ApiRefusal && !isOutcomeUnknown(failure);
  return isAnswer ? 'answered' : 'failed';
}

function toFailure(error: unknown, endpoint: Endpoint): PortalFailure {
  if (error instanceof ApiRefusal && error.status === 401 && isBound(endpoint)) {
    return new Unauthorized();
  }
  return toRequestFailure(error);
}
