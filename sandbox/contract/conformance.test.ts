import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpointNames, type EndpointName } from '../endpoints.ts';
import type { Sandbox } from '../index.ts';
import { startCachedSandbox } from '../cachedSandbox.ts';
import { type Sent, sendCall } from '../testCalls.ts';
import { orderRequests } from './testRequests/orderRequests.ts';
import type { Known, Pair } from './testRequests/pair.ts';
import { restaurantRequests } from './testRequests/restaurantRequests.ts';
import { createContract } from './index.ts';

const requests: Readonly<Record<EndpointName, Pair>> = { ...orderRequests, ...restaurantRequests };
const contract = createContract();
let sandbox: Sandbox;
let known: Known;

beforeAll(async () => {
  sandbox = await startCachedSandbox({ port: 0 });
  known = await readKnown();
}, 120_000);
afterAll(() => sandbox?.close());

const calls = endpointNames.filter((name) => name !== 'orderChangesStream');

test.each(calls)('%s: the answer conforms to the contract', async (endpoint) => {
  const { http, body } = await send(endpoint, requests[endpoint].good(known));
  expect(contract.answerFaults(endpoint, http, body)).toEqual([]);
  expect(body).toMatchObject({ statusCode: 200 });
});

test.each(endpointNames)('%s: a request that does not fit is refused', async (endpoint) => {
  const { status, ...sent } = requests[endpoint].bad(known);
  const { http, body } = await send(endpoint, sent);
  expect(body).toMatchObject({ statusCode: status });
  expect(contract.answerFaults(endpoint, http, body)).toEqual([]);
});

function send(endpoint: EndpointName, sent: Sent) {
  return sendCall(sandbox.url, endpoint, { token: known.token, ...sent });
}

/** Reads the id of one record of each kind that the requests use. */
async function readKnown(): Promise<Known> {
  const phone = Number(sandbox.demo.phone);
  const session = await control('/token', { phone: sandbox.demo.phone });
  const other = await control('/token', { phone: sandbox.demo.phone });
  const restaurantId: string = session.restaurant._id;
  known = { token: session.access_token, restaurantId } as Known;
  const list = async (endpoint: EndpointName, fields = {}) => {
    const sent = { body: { restaurant_id: restaurantId, ...fields } };
    return (await send(endpoint, sent)).body.data;
  };
  const [first, second] = await list('teamList');
  const [item, leaving] = await list('foodItemAll');
  const [restaurant] = await list('restaurantGet');
  const waiting = await control('/orders', { restaurantId });
  const cooking = await control('/orders', { restaurantId, status: 'cooking' });
  await send('requestCode', { body: { phone } });
  return {
    ...known,
    phone,
    otherToken: other.access_token,
    code: Number((await control(`/codes?phone=${phone}`)).code),
    vendorId: session._id,
    orderId: waiting.order_id,
    waitingId: waiting._id,
    cookingId: cooking._id,
    memberId: second.team_member_id,
    leavingMemberId: first._id,
    itemId: item._id,
    leavingItemId: leaving._id,
    categoryId: item.dish_category_id,
    offerId: (await list('offersAll'))[0]._id,
    payoutCycle: (await list('pendingPayouts'))[1].payout_cycle,
    timingId: restaurant.timings.all_days.timings[0]._id,
  };
}

async function control(path: string, body?: object) {
  const headers = { 'x-sandbox-key': sandbox.key, 'content-type': 'application/json' };
  const method = body ? 'POST' : 'GET';
  const sent = body && JSON.stringify(body);
  const response = await fetch(`${sandbox.url}/sandbox${path}`, { method, headers, body: sent });
  return JSON.parse(await response.text());
}
