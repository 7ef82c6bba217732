import { expect } from 'vitest';
import { createContract } from './contract/index.ts';
import { loadDocument } from './contract/loadDocument.ts';
import type { EndpointName } from './endpoints.ts';
import type { Reply, TestSandbox } from './testSupport.ts';

const contract = createContract(loadDocument());

export interface Sent {
  body?: object | FormData;
  /** Appended to the path: an id or a query. */
  suffix?: string;
  token?: string;
}

/** Makes one specified call with a JSON body or a form. */
export async function sendCall(
  url: string,
  endpoint: EndpointName,
  { body, suffix = '', token = '' }: Sent,
) {
  const isForm = body instanceof FormData;
  const headers = {
    authorization: `Bearer ${token}`,
    ...(isForm ? {} : { 'content-type': 'application/json' }),
  };
  const { method, path } = contract.route(endpoint);
  const sent = isForm || !body ? body : JSON.stringify(body);
  const response = await fetch(url + path.replace('{id}', '') + suffix, {
    method,
    headers,
    body: sent,
  });
  return { http: response.status, body: JSON.parse(await response.text()) };
}

/** Creates a signed-in restaurant with the demo data of the named resources. */
export async function openFilled(market: TestSandbox, resourceNames: string[], input: object = {}) {
  const made = await market.openRestaurant(input);
  const restaurantId: string = made.restaurantId;
  const vendorId: string = made.vendorId;
  const token: string = made.token;
  const ask: (endpoint: EndpointName, fields?: object) => Promise<Reply> = made.ask;
  await market.control('POST', '/fill', { restaurantId, resources: resourceNames });
  /** Makes a call whose answer must match the contract. */
  const send = async (endpoint: EndpointName, sent: Sent) => {
    const { http, body } = await sendCall(market.url, endpoint, { token, ...sent });
    expect(contract.answerFaults(endpoint, http, body)).toEqual([]);
    return { http, status: body.statusCode, message: body.message, data: body.data, body };
  };
  const lastEntry = async (endpoint: EndpointName) => {
    const path = `/log?restaurantId=${restaurantId}&endpoint=${endpoint}`;
    return (await market.control('GET', path)).data.at(-1);
  };
  return { restaurantId, vendorId, token, ask, send, lastEntry };
}
