import { aborted } from '../async/aborted';
import type { CallEnd, Connection } from '../connection/createConnection';
import type { Capability, Logger } from '../contracts';
import type { Wire } from '../format/wireValues';
import { randomId } from '../randomId';
import type { Session } from '../session/types';
import { callUrl, fillPath, type PathOverrides, withOverrides } from './address';
import type { Endpoint, EndpointName, TimeoutKind } from './endpoints';
import {
  ApiRefusal,
  Cancelled,
  ConfigFailure,
  isGatewayAnswer,
  NetworkFailure,
  PortalFailure,
  Unauthorized,
} from './errors';
import { fetchAnswer } from './fetchAnswer';
import { createHeadStart } from './headStart';
import type { Host } from './host';
import { loadUpload } from './loadUpload';
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
  /** What the backend can do besides; read at every call. */
  hasCapability?: ((capability: Capability) => boolean) | undefined;
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
  /** The `Idempotency-Key` of a write. */
  key: string | undefined;
  timeoutMs: number;
  /** Gets the records of a list as they arrive; without it the body is read at once. */
  take?: TakeRows | undefined;
}

/** Makes the HTTP client of one portal; see {@link ApiClient}. @internal */
export function createApiClient(client: ClientOptions): ApiClient {
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
    // One key for all attempts, so that the backend knows a repeat from a second change.
    const key = table[name].writes && client.hasCapability?.('idempotency') ? newKey() : undefined;
    for (let isLast = !renew; ; isLast = true) {
      const token = session.token();
      try {
        return await attempt(name, body, { options, take, key });
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
    { options, take, key }: Pick<Call, 'options' | 'take' | 'key'>,
  ): Promise<Reply> {
    const endpoint = table[name];
    const { session } = client;
    const generation = session.generation();
    const token = endpoint.public ? null : session.token();
    let answer: RawAnswer | undefined;
    const tell = client.connection?.begin(endpoint.timeout === 'bulk');
    try {
      const url = callUrl(client.host, fillPath(endpoint.path, options.params), options.query);
      if (!endpoint.public && !token) throw new Cancelled('There is no session');
      const timeoutMs = timeouts[endpoint.timeout];
      const call = { endpoint, url, token, body, options, key, timeoutMs, take };
      answer = await transfer(session, call);
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

  const headStart = createHeadStart(
    (name, body, signal) => send(name, body, { signal }),
    () => client.session.generation(),
  );
  const answer: ApiClient['send'] = (name, body, options) =>
    headStart.take(name, body, options?.signal) ?? send(name, body, options);

  return {
    send: answer,
    begin: headStart.begin,
    async stream(name, body, take, options) {
      // Empty, unless the rows stood where nobody looked for them.
      const rows = toRecords((await send(name, body, options, take)).data);
      if (rows.length > 0) take(rows);
    },
    one: async (...call) => toRecord((await answer(...call)).data),
    list: async (...call) => toRecords((await answer(...call)).data),
  };
}

/** Sends one request and ends it with the reason of whoever ended it first. */
async function transfer(session: ClientSession, call: Call): Promise<RawAnswer> {
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
    return await request(call, ended.signal, deadline.onProgress);
  } catch (error) {
    throw ended.signal.aborted ? ended.signal.reason : error;
  } finally {
    deadline.stop();
    for (const signal of signals) signal?.removeEventListener('abort', cancel);
  }
}

async function request(call: Call, signal: AbortSignal, onBytes: () => void): Promise<RawAnswer> {
  const { endpoint, url, token, body, options, key, take } = call;
  const outgoing = {
    method: endpoint.method,
    url,
    signal,
    headers: {
      Accept: 'application/json',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(key ? { 'Idempotency-Key': key } : {}),
    },
    body: endpoint.body === 'none' ? undefined : (body ?? {}),
  };
  if (endpoint.body === 'multipart' && !endpoint.refusesRedirects) {
    const { upload } = await Promise.race([loadUpload(), aborted(signal)]);
    return upload({ ...outgoing, onProgress: options.onProgress });
  }
  // Only a read may take longer as long as it makes progress.
  return fetchAnswer({
    ...outgoing,
    take,
    onBytes: endpoint.timeout === 'read' ? onBytes : undefined,
  });
}

/** A UUID where the page is secure, since some backends ask for one. */
function newKey(): string {
  return 'randomUUID' in crypto ? crypto.randomUUID() : randomId();
}

/** Whether a call belongs to the session it was sent in. */
function isBound(endpoint: Endpoint): boolean {
  return !endpoint.public && !endpoint.outlivesSession;
}

/** Whether the marketplace itself said something; a portal page of a hotel's network is no answer. */
function toEnd(failure: PortalFailure): CallEnd {
  if (failure instanceof Cancelled || failure instanceof ConfigFailure) return 'cancelled';
  if (failure instanceof Unauthorized) return 'answered';
  const isAnswer = failure instanceof ApiRefusal && !isGatewayAnswer(failure);
  return isAnswer ? 'answered' : 'failed';
}

function toFailure(error: unknown, endpoint: Endpoint): PortalFailure {
  if (error instanceof ApiRefusal && error.status === 401 && isBound(endpoint)) {
    return new Unauthorized();
  }
  return error instanceof PortalFailure ? error : new NetworkFailure('unreachable');
}
