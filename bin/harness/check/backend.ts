import type { Contract } from '../../../sandbox/contract/index.ts';
import type { EndpointName } from '../../../sandbox/endpoints.ts';
import { asObject, type Fields } from '../../../sandbox/fields.ts';
import { NetworkFailure, PortalFailure } from '../../../src/core/api/errors.ts';
import type { Asked } from '../trace.ts';
import { type Fault, reportableFaults } from './faults.ts';
import type { ContractCall, SentRequest } from './mappedFetch.ts';
import type { Known, Step } from './plan.ts';
import { isOff } from './screens.ts';

/** The time limit that the portal sets for a request. */
export const TIMEOUT_MS = 10_000;
const ABSENT = [404, 405];
const NOT_IMPLEMENTED = 501;
/** Longest message of an error of a mapping. */
const LONGEST = 160;

export type Verdict = 'conforms' | 'missing' | 'differs' | 'skipped';

/** The backend under test. */
export interface Backend {
  contract: Contract;
  host: string;
  /** Path of `ordersByStatus`, if it differs from the contract. */
  ordersList?: string | undefined;
  /** Optional features to check. */
  capabilities: readonly string[];
  /** The filters of `history.pages`. */
  historyFilters: readonly string[];
  /** The screens that are on; `null` means all. */
  screens: readonly string[] | null;
  /** Sends a call as the contract has it, or through a mapping. */
  send(call: ContractCall): Promise<Response>;
  /** The requests of a mapping; `null` for a call without one. */
  requestsOf(endpoint: EndpointName): readonly SentRequest[] | null;
}

/** Why the check does not make a call that the portal would not make either; otherwise null. */
export function whyNotAsked(backend: Backend, endpoint: EndpointName): string | null {
  const capability = backend.contract.capability(endpoint);
  if (capability && !backend.capabilities.includes(capability)) {
    return `optional; needs --capability ${capability}`;
  }
  return isOff(endpoint, backend.screens) ? 'its screens are off' : null;
}

export interface Answer {
  verdict: Verdict;
  /** The difference, or the reason to skip the call; `''` if the answer conforms. */
  detail: string;
  faults: readonly Fault[];
  data: unknown;
  /** The body of the answer, with the fields next to `data`. */
  body: Fields;
}

/** One line of the report. */
export interface Finding extends Omit<Answer, 'data' | 'body'> {
  /** The operation id, or the name of another check. */
  endpoint: string;
  method: string;
  path: string;
  /** What a mapping has last asked of the backend. */
  requests?: readonly Asked[];
}

/** Additional parts of a request. */
export interface Extra {
  idempotencyKey?: string;
  /** Replaces the session's token; `''` sends none. */
  token?: string;
  origin?: string;
  /** Replaces `application/json` in the Accept header. */
  accept?: string;
  /** The request of a mapping that is refused in place of the backend. */
  refusedWrite?: number;
  /** Replaces the time limit. */
  timeoutMs?: number;
}

export function skipped(detail: string): Answer {
  return { verdict: 'skipped', detail, faults: [], data: null, body: {} };
}

export function differs(detail: string, faults: readonly Fault[] = []): Answer {
  return { verdict: 'differs', detail, faults, data: null, body: {} };
}

export const conforms: Answer = {
  verdict: 'conforms',
  detail: '',
  faults: [],
  data: null,
  body: {},
};

export function routeOf({ contract, ordersList }: Backend, endpoint: EndpointName) {
  const { method, path } = contract.route(endpoint);
  const isMoved = endpoint === 'ordersByStatus' && ordersList !== undefined;
  return { method: method.toUpperCase(), path: isMoved ? ordersList : path };
}

/** The URL of a call; `suffix` is an id or a query. */
export function urlOf(backend: Backend, endpoint: EndpointName, suffix = ''): string {
  const { path } = routeOf(backend, endpoint);
  const id = suffix.startsWith('?') ? suffix : encodeURIComponent(suffix);
  return `${backend.host.replace(/\/+$/, '')}${path.replace(/\{\w+\}/, '')}${id}`;
}

/** Sends the request of a step. */
export function sendStep(
  backend: Backend,
  step: Step,
  context: Known,
  extra: Extra = {},
): Promise<Response> {
  const { idempotencyKey, origin, token = context.token, accept = 'application/json' } = extra;
  const { endpoint } = step;
  const fields = step.fields?.(context);
  const body = step.form?.(context) ?? (fields && JSON.stringify(fields));
  const suffix = step.suffix?.(context);
  return backend.send({
    endpoint,
    url: urlOf(backend, endpoint, suffix),
    id: suffix?.startsWith('?') ? undefined : suffix,
    refusedWrite: extra.refusedWrite,
    init: {
      method: routeOf(backend, endpoint).method,
      headers: {
        accept,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
        ...(origin ? { origin } : {}),
        ...(fields ? { 'content-type': 'application/json' } : {}),
      },
      ...(body === undefined ? {} : { body }),
      // A followed redirect could send the token to another server.
      redirect: 'manual',
      signal: AbortSignal.timeout(extra.timeoutMs ?? TIMEOUT_MS),
    },
  });
}

/** Sends the request of a step and checks the answer against the contract. */
export async function callBackend(
  backend: Backend,
  step: Step,
  context: Known,
  extra?: Extra,
): Promise<Answer> {
  try {
    const response = await sendStep(backend, step, context, extra);
    return judge(backend.contract, step, response.status, await response.text());
  } catch (error) {
    return differs(failureOf(error));
  }
}

export function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}

export function failureOf(error: unknown): string {
  if (error instanceof PortalFailure && !(error instanceof NetworkFailure)) {
    const { message, cause } = error;
    return cause instanceof Error ? `${message}: ${cause.message.slice(0, LONGEST)}` : message;
  }
  return isTimeout(error) ? `no answer in ${TIMEOUT_MS / 1000} s` : 'no answer';
}

function judge(contract: Contract, { endpoint, by }: Step, status: number, source: string): Answer {
  const body = parse(source);
  const hasStatus = asObject(body)?.statusCode !== undefined;
  if (codeOf(status, body) === NOT_IMPLEMENTED || (!hasStatus && ABSENT.includes(status))) {
    return { ...differs(`HTTP ${status}`), verdict: 'missing' };
  }
  if (status >= 300 && status < 400) return differs(`HTTP ${status}: a redirect is not followed`);
  if (body === undefined) return differs(`HTTP ${status} without JSON`);
  const faults = reportableFaults(contract.answerFaults(endpoint, status, body));
  const code = codeOf(status, body);
  const refusal =
    code < 200 || code > 299 ? [`refused with ${code}${by ? ` when asked by ${by}` : ''}`] : [];
  const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
  const problems = faults.length > 0 ? [...refusal, count] : refusal;
  if (problems.length > 0) return differs(problems.join(', '), faults);
  return { ...conforms, data: asObject(body)?.data, body: asObject(body) ?? {} };
}

/** The status of an answer: `statusCode` in the body, or the HTTP status. */
export function codeOf(status: number, body: unknown): number {
  const inBody = asObject(body)?.statusCode;
  return typeof inBody === 'number' ? inBody : status;
}

export function parse(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}
