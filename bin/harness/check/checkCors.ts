import { type EndpointName, endpointNames } from '../../../sandbox/endpoints.ts';
import {
  type Answer,
  type Backend,
  conforms,
  differs,
  failureOf,
  routeOf,
  sendStep,
  TIMEOUT_MS,
  urlOf,
  whyNotAsked,
} from './backend.ts';
import { type Known, readAbout } from './plan.ts';

/** With these methods and no special headers, browsers send a request to another origin without a preflight. */
const SIMPLE_METHODS = ['GET', 'POST'];
/** Headers that need no permission, or that the browser sets. */
const SIMPLE_HEADERS = ['accept', 'origin'];

/** Sends a browser's preflight request for each call, and checks the headers of two real answers. */
export async function checkCors(backend: Backend, context: Known, origin: string): Promise<Answer> {
  const problems = new Map<string, string[]>();
  const add = (problem: string, endpoint: string) =>
    problems.set(problem, [...(problems.get(problem) ?? []), endpoint]);
  for (const endpoint of endpointNames) {
    if (whyNotAsked(backend, endpoint)) continue;
    for (const request of requestsOf(backend, endpoint)) {
      for (const problem of await preflightProblems(request, origin)) add(problem, endpoint);
    }
  }
  for (const [what, step] of [
    ['an answer', readAbout],
    ['a refusal', { endpoint: 'vendorGet', needs: [], fields: () => ({ vendor_id: 'none' }) }],
  ] as const) {
    const sent = sendStep(backend, step, context, { origin, token: '' });
    for (const problem of await originProblems(sent, origin)) add(problem, what);
    for (const problem of await exposedProblems(sent)) add(problem, what);
  }
  if (problems.size === 0) return conforms;
  return differs(
    [...problems].map(([problem, calls]) => `${problem} (${listed(calls)})`).join('; '),
  );
}

interface PageRequest {
  method: string;
  url: string;
  /** The headers that need permission. */
  headers: readonly string[];
}

/** The requests that a page sends for a call: those that a mapping has sent, or that of the contract. */
function requestsOf(backend: Backend, endpoint: EndpointName): PageRequest[] {
  const sent = backend.requestsOf(endpoint);
  if (sent) {
    return sent.map(({ method, url, headers }) => ({
      method,
      url,
      headers: headers.filter((name) => !SIMPLE_HEADERS.includes(name)).toSorted(),
    }));
  }
  const { method } = routeOf(backend, endpoint);
  const suffix = endpoint === 'teamUpdate' ? 'none' : '';
  const url = urlOf(backend, endpoint, suffix);
  return [{ method, url, headers: headersOf(backend, endpoint) }];
}

async function preflightProblems(
  { method, url, headers }: PageRequest,
  origin: string,
): Promise<string[]> {
  if (headers.length === 0 && SIMPLE_METHODS.includes(method)) return [];
  const sent = fetch(url, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': headers.join(','),
    },
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const problems = await originProblems(sent, origin);
  const response = await sent.catch(() => null);
  if (!response) return problems;
  if (!response.ok) problems.push(`OPTIONS is answered with ${response.status}`);
  const methods = valuesOf(response, 'access-control-allow-methods');
  if (![...methods, ...SIMPLE_METHODS].includes(method) && !methods.includes('*')) {
    problems.push(`Access-Control-Allow-Methods lacks ${method}`);
  }
  const allowed = valuesOf(response, 'access-control-allow-headers').map((one) =>
    one.toLowerCase(),
  );
  // The wildcard does not cover `Authorization`.
  const lacking = headers.filter(
    (one) => !allowed.includes(one) && (one === 'authorization' || !allowed.includes('*')),
  );
  if (lacking.length > 0) problems.push(`Access-Control-Allow-Headers lacks ${lacking.join(', ')}`);
  return problems;
}

/** The headers of a portal call that need permission, sorted as a browser sorts them. */
function headersOf({ contract, capabilities }: Backend, endpoint: EndpointName) {
  const hasKey = capabilities.includes('idempotency') && contract.takesKey(endpoint);
  const isPublic = contract.route(endpoint).operation.security?.length === 0;
  // The content type of a form needs no permission.
  const isJson = contract.bodyType(endpoint) === 'application/json';
  return [
    ...(isPublic ? [] : ['authorization']),
    ...(isJson ? ['content-type'] : []),
    ...(hasKey ? ['idempotency-key'] : []),
  ];
}

async function originProblems(sent: Promise<Response>, origin: string): Promise<string[]> {
  try {
    const allowed = (await sent).headers.get('access-control-allow-origin');
    if (allowed === origin || allowed === '*') return [];
    return [`Access-Control-Allow-Origin is ${allowed ? 'another origin' : 'missing'}`];
  } catch (error) {
    return [failureOf(error)];
  }
}

/** The portal reads the server's time from the `Date` header, which must be exposed (c30). */
async function exposedProblems(sent: Promise<Response>): Promise<string[]> {
  const response = await sent.catch(() => null);
  if (!response) return [];
  const exposed = valuesOf(response, 'access-control-expose-headers').map((one) =>
    one.toLowerCase(),
  );
  if (exposed.includes('*') || exposed.includes('date')) return [];
  return ['Access-Control-Expose-Headers lacks date'];
}

function valuesOf(response: Response, name: string): string[] {
  return (response.headers.get(name) ?? '').split(',').map((one) => one.trim());
}

function listed(calls: readonly string[]): string {
  const [first, ...rest] = calls;
  return rest.length > 2 ? `${first} and ${rest.length} more` : calls.join(', ');
}
