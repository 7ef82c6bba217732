import { expect } from 'vitest';
import { startCachedSandbox } from './cachedSandbox.ts';
import { createContract } from './contract/index.ts';
import { loadDocument } from './contract/loadDocument.ts';
import type { EndpointName } from './endpoints.ts';
import { asObject, type Fields } from './fields.ts';
import type { SandboxOptions } from './index.ts';

export interface Reply {
  http: number;
  status: unknown;
  message: unknown;
  data: ReturnType<typeof JSON.parse>;
  /** The body of the answer, with the fields next to `data`. */
  body: ReturnType<typeof JSON.parse>;
}

/** Opens a sandbox on its own port, with helpers for tests. */
export async function openTestSandbox(options: SandboxOptions = {}) {
  const sandbox = await startCachedSandbox({
    port: 0,
    seed: 'empty',
    allowsLoopbackPush: true,
    ...options,
  });
  const { url, key } = sandbox;
  const contract = createContract(loadDocument());

  async function control(method: string, path: string, body?: object) {
    const headers = { 'x-sandbox-key': key, 'content-type': 'application/json' };
    const sent = body && JSON.stringify(body);
    const response = await fetch(`${url}/sandbox${path}`, { method, headers, body: sent });
    return { http: response.status, data: JSON.parse(await response.text()) };
  }

  /** Makes one specified call, whose answer must match the contract. */
  async function call(endpoint: EndpointName, fields: Fields = {}, token = ''): Promise<Reply> {
    const { method, path } = contract.route(endpoint);
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const body = method === 'get' ? undefined : JSON.stringify(fields);
    const response = await fetch(url + path, { method, headers, body });
    const answer = asObject(await response.json()) ?? {};
    expect(contract.answerFaults(endpoint, response.status, answer)).toEqual([]);
    const { statusCode: status, message, data } = answer;
    return { http: response.status, status, message, data, body: answer };
  }

  /** Creates a signed-in vendor with a restaurant. */
  async function openRestaurant(input: object = {}) {
    const { data: made } = await control('POST', '/restaurants', input);
    const { data: session } = await control('POST', '/token', { phone: made.phone });
    const token: string = session.access_token;
    const ask = (endpoint: EndpointName, fields: Fields = {}) =>
      call(endpoint, { restaurant_id: made.restaurantId, ...fields }, token);
    return { ...made, token, ask };
  }

  return { sandbox, url, control, call, openRestaurant, close: sandbox.close };
}

let shared: Promise<TestSandbox> | null = null;

/** Starts one sandbox for all test files of a worker. Each test has its own restaurant in it. */
export function sharedTestSandbox(): Promise<TestSandbox> {
  shared ??= openTestSandbox();
  return shared;
}

export type TestSandbox = Awaited<ReturnType<typeof openTestSandbox>>;
