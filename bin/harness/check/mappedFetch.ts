import type { EndpointName } from '../../../sandbox/endpoints.ts';
import { callMapping, type Mapping } from '../../../src/core/api/backend/callMapping.ts';
import { endpointOf } from '../../../src/core/api/backend/endpointOf.ts';
import { isWriting, type Sent } from '../../../src/core/api/backend/mappedRequest.ts';
import { createMappings } from '../../../src/core/api/backend/mappings.ts';
import { openMapped } from '../../../src/core/api/backend/openMapped.ts';
import { ApiRefusal } from '../../../src/core/api/errors.ts';
import { withBody } from '../../../src/core/api/fetchAnswer.ts';
import { parseHost } from '../../../src/core/api/host/host.ts';
import type { RawAnswer } from '../../../src/core/api/unwrap.ts';
import type { Backend as BackendMapping } from '../../../src/core/contracts/backend/backend.ts';
import { type Asked, describeRequest } from '../trace.ts';
import { detailOf } from './requestDetail.ts';

/** A request that a mapping has sent. */
export interface SentRequest extends Asked {
  url: string;
  /** The names of its headers, in lower case. */
  headers: readonly string[];
}

/** The requests of a mapping, by operation. */
export type SentRequests = Map<EndpointName, SentRequest[]>;

/** Requests of an operation that are kept. */
const KEPT = 3;

export interface MappedFetchOptions {
  backend: BackendMapping;
  host: string;
  requests: SentRequests;
}

/** A call of the check: the request of the contract, and the parts that a mapping gets as its input. */
export interface ContractCall {
  endpoint: EndpointName;
  url: string;
  init: RequestInit & { signal: AbortSignal };
  /** The id of the path. */
  id?: string | undefined;
  /** The request of a mapping that the backend seems to refuse; 2 is the second one that changes data. */
  refusedWrite?: number | undefined;
}

/** Makes the calls of the check: through the mapping if it has a function, otherwise as the contract has them. */
export function createMappedFetch({ backend, host, requests }: MappedFetchOptions) {
  const mappings = createMappings(() => backend);
  return async (call: ContractCall): Promise<Response> => {
    const mapping = mappings.find(call.endpoint);
    if (!mapping) return fetch(call.url, call.init);
    const send = (sent: Sent) => sendRequest(call, sent, requests);
    const parts = { host: parseHost(host, host), signal: call.init.signal, send };
    if (call.endpoint === 'orderChangesStream') return openStream(mapping, call, parts);
    return answer(mapping, call, parts);
  };
}

interface Parts {
  host: ReturnType<typeof parseHost>;
  signal: AbortSignal;
  send(sent: Sent): Promise<Response>;
}

async function answer(mapping: Mapping, call: ContractCall, parts: Parts): Promise<Response> {
  const { endpoint, url, init, id } = call;
  const { method = 'GET', body } = init;
  const key = new Headers(init.headers).get('idempotency-key') ?? undefined;
  const fields = typeof body === 'string' ? (JSON.parse(body) as object) : (body as FormData);
  const query = Object.fromEntries(new URL(url).searchParams);
  let last: Response | undefined;
  let writes = 0;
  try {
    const raw = await callMapping(mapping, {
      host: parts.host,
      signal: parts.signal,
      endpoint: endpointOf(endpoint),
      body: fields,
      options: { query, ...(id ? { params: { id } } : {}) },
      key,
      onBytes() {},
      own: { method, url, body: method === 'GET' ? undefined : fields },
      async send(sent) {
        if (isWriting(sent)) writes += 1;
        const isRefused = isWriting(sent) && writes === call.refusedWrite;
        last = isRefused ? Response.json({}, { status: 409 }) : await parts.send(sent);
        return toRawAnswer(last);
      },
    });
    return toResponse(raw, last);
  } catch (error) {
    // A 401 interrupts a mapping.
    if (!(error instanceof ApiRefusal)) throw error;
    return toResponse({ httpStatus: error.status, text: '{}' }, last);
  }
}

function openStream(mapping: Mapping, call: ContractCall, parts: Parts): Promise<Response> {
  const { url, init } = call;
  let problem: unknown;
  return openMapped(mapping, {
    ...parts,
    operation: 'orderChangesStream',
    input: Object.fromEntries(new URL(url).searchParams),
    own: () => fetch(url, init),
    onFailure(failure) {
      problem = failure;
    },
  }).catch((error: unknown) => {
    throw problem ?? error;
  });
}

async function sendRequest(
  { endpoint, init }: ContractCall,
  { method, url, headers, token: place, body, key }: Sent,
  requests: SentRequests,
): Promise<Response> {
  const requestHeaders = new Headers(init.headers);
  const sent = withBody(body, { accept: requestHeaders.get('accept') ?? 'application/json' });
  const all = new Headers(sent.headers);
  const origin = requestHeaders.get('origin');
  if (origin) all.set('origin', origin);
  const bearer = requestHeaders.get('authorization');
  const token = bearer && (place?.(bearer.replace('Bearer ', '')) ?? { authorization: bearer });
  for (const [name, value] of Object.entries(token || {})) all.set(name, value);
  for (const [name, value] of Object.entries(headers ?? {})) all.set(name, value);
  if (key) all.set('idempotency-key', key);
  const described = describeRequest(method, new URL(url));
  const asked = { operation: endpoint, ...described, detail: detailOf(body), status: null };
  const request: SentRequest = { ...asked, url, headers: [...all.keys()] };
  const before = requests.get(endpoint) ?? [];
  const response = await fetch(url, {
    ...sent,
    method,
    headers: all,
    // A followed redirect could send the token to another server.
    redirect: 'manual',
    signal: init.signal,
  });
  request.status = response.status;
  // The checks of tokens say nothing about the mapping.
  if (response.status !== 401 || before.length === 0) {
    requests.set(endpoint, [...before, request].slice(-KEPT));
  }
  return response;
}

async function toRawAnswer(response: Response): Promise<RawAnswer> {
  const { status: httpStatus, headers } = response;
  return { httpStatus, text: await response.text(), headers, header: (name) => headers.get(name) };
}

/**
 * The answer as a backend of the contract sends it, with the headers of the last request. The portal does not need the
 * message.
 */
function toResponse({ httpStatus, text }: RawAnswer, last: Response | undefined): Response {
  const body = { message: '', ...(JSON.parse(text) as object) };
  const headers = new Headers(last?.headers);
  // They describe the body of that request.
  for (const name of ['content-length', 'content-encoding', 'content-type']) headers.delete(name);
  return Response.json(body, { status: httpStatus, headers });
}
