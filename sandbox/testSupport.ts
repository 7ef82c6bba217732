import { expect } from 'vitest';
import { createContract } from './contract/index.ts';
import type { EndpointName } from './endpoints.ts';
import { type Fields, asObject } from './fields.ts';
import type { SandboxOptions } from './index.ts';
import { startKeptSandbox } from './keptSnapshot.ts';
import { resources } from './resources/index.ts';

export interface Reply {
  http: number;
  status: unknown;
  message: unknown;
  data: ReturnType<typeof JSON.parse>;
}

/** A sandbox on a port of its own, and short words for what tests do with it. */
export async function openTestSandbox(options: SandboxOptions = {}) {
  const sandbox = await startKeptSandbox({ port: 0, seed: 'empty', ...options });
  const { url, key } = sandbox;
  const contract = createContract();

  async function control(method: string, path: string, body?: object) {
    const headers = { 'x-sandbox-key': key, 'content-type': 'application/json' };
    const sent = body && JSON.stringify(body);
    const response = await fetch(`${url}/sandbox${path}`, { method, headers, body: sent });
    return { http: response.status, data: JSON.parse(await response.text()) };
  }

  /** Makes one specified call; its answer must fit the contract. */
  async function call(endpoint: EndpointName, fields: Fields = {}, token = ''): Promise<Reply> {
    const { method, path } = findCall(endpoint);
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const body = method === 'GET' ? undefined : JSON.stringify(fields);
    const response = await fetch(url + path, { method, headers, body });
    const answer = asObject(await response.json()) ?? {};
    expect(contract.answerProblem(endpoint, response.status, answer)).toBeNull();
    const { statusCode: status, message, data } = answer;
    return { http: response.status, status, message, data };
  }

  /** A signed-in vendor with a restaurant of its own. */
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

/** One for all files of a worker, left open: every test has a restaurant of its own in it. */
export function sharedTestSandbox(): Promise<TestSandbox> {
  shared ??= openTestSandbox();
  return shared;
}

export type TestSandbox = Awaited<ReturnType<typeof openTestSandbox>>;

function findCall(endpoint: EndpointName) {
  const found = resources.flatMap(({ calls }) => calls).find((one) => one.endpoint === endpoint);
  if (!found) throw new Error(`No call ${endpoint}`);
  return found;
}
