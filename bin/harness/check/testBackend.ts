import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Operation, readRoutes, resolveRef } from '../../../sandbox/contract/document.ts';
import { loadDocument } from '../../../sandbox/contract/loadDocument.ts';
import type { EndpointName } from '../../../sandbox/endpoints.ts';
import type { Fields } from '../../../sandbox/fields.ts';

/** An answer of the test backend. */
export interface TestAnswer {
  status?: number;
  /** A string is sent unchanged, an object as JSON. */
  body: Fields | string;
  headers?: Record<string, string>;
}

/** The faults of the backend. */
export interface Wrong {
  /** Changes the correct answer of a call. */
  answers?: Partial<Record<EndpointName, (good: Fields) => TestAnswer>>;
  /** Calls that succeed without a token. */
  open?: readonly EndpointName[];
  /** The token stays valid after signing out. */
  keepsSession?: boolean;
  /** The status of an order does not change. */
  keepsStatus?: boolean;
  /** The list of orders has those of every status. */
  ignoresStatus?: boolean;
  allowHeaders?: string;
  exposeHeaders?: string;
}

interface Call {
  endpoint: EndpointName;
  example: Fields;
  isPublic: boolean;
}

/** The lists of the orders with a status. */
const LISTS: ReadonlySet<EndpointName> = new Set(['ordersByStatus', 'orderHistory']);

const ALLOWED = 'Authorization, Content-Type, Idempotency-Key';
const UNAUTHORIZED = { status: 401, body: { statusCode: 401, message: 'Please sign in again.' } };

/** Starts a backend that answers with the examples of the contract. */
export async function startTestBackend(wrong: Wrong = {}) {
  const document = loadDocument();
  const routes = new Map(
    [...readRoutes(document).values()]
      .filter(({ operation }) => !isStream(operation))
      .map(({ method, path, operation }) => {
        const content = resolveRef(document, operation.responses['200'] ?? {}).content ?? {};
        const example = content['application/json']?.example as Fields;
        const isPublic = operation.security?.length === 0;
        const call: Call = { endpoint: operation.operationId, example, isPublic };
        return [`${method.toUpperCase()} ${path.replace('/{id}', '')}`, call];
      }),
  );
  const { access_token: token } = dataOf(routes.get('POST /vendor/verify-otp')?.example);
  let isSignedOut = false;
  let status = 'waiting_for_confirmation';

  function isAllowed(request: IncomingMessage): boolean {
    const isOurs = request.headers.authorization === `Bearer ${String(token)}`;
    return isOurs && (!isSignedOut || wrong.keepsSession === true);
  }

  /** The example of the contract, with the status of the order, or with the orders of a status. */
  async function goodAnswer(request: IncomingMessage, { endpoint, example }: Call) {
    if (endpoint === 'orderDetails') return { ...example, data: { ...dataOf(example), status } };
    if (!LISTS.has(endpoint) || wrong.ignoresStatus) return example;
    const { status: asked } = await readBody(request);
    const orders = dataOf(example) as unknown as Fields[];
    return { ...example, data: orders.filter((one) => asked === 'all' || one.status === asked) };
  }

  async function answer(request: IncomingMessage): Promise<TestAnswer> {
    const call = routes.get(`${request.method} ${(request.url ?? '').split('?')[0]}`);
    if (!call) return { status: 404, body: 'Not found' };
    const { endpoint, isPublic } = call;
    const isOpen = isPublic || wrong.open?.includes(endpoint);
    if (!isOpen && !isAllowed(request)) return UNAUTHORIZED;
    if (endpoint === 'logout') isSignedOut = true;
    if (endpoint === 'updateOrderStatus' && !wrong.keepsStatus) {
      status = String((await readBody(request)).status);
    }
    const good = await goodAnswer(request, call);
    return wrong.answers?.[endpoint]?.(good) ?? { body: good };
  }

  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
    response.setHeader('access-control-expose-headers', wrong.exposeHeaders ?? 'Date');
    if (request.method === 'OPTIONS') {
      response.setHeader('access-control-allow-methods', 'PUT');
      response.setHeader('access-control-allow-headers', wrong.allowHeaders ?? ALLOWED);
      response.writeHead(204).end();
      return;
    }
    const { status: code = 200, body, headers } = await answer(request);
    response.writeHead(code, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}

/** Whether the operation is a stream, which this backend does not have. */
function isStream({ responses }: Operation): boolean {
  return responses['200']?.content?.['text/event-stream'] !== undefined;
}

function dataOf(body: Fields | undefined): Fields {
  return (body?.data ?? {}) as Fields;
}

async function readBody(request: IncomingMessage): Promise<Fields> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as Fields;
}
