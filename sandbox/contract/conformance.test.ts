import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCachedSandbox } from '../cachedSandbox.ts';
import { type EndpointName, endpointNames } from '../endpoints.ts';
import type { Sandbox } from '../index.ts';
import { type Sent, sendCall } from '../testCalls.ts';
import { resolveRef, type Schema } from './document.ts';
import { createContract } from './index.ts';
import { loadDocument } from './loadDocument.ts';
import { orderRequests } from './testRequests/orderRequests.ts';
import type { Known, Pair } from './testRequests/pair.ts';
import { restaurantRequests } from './testRequests/restaurantRequests.ts';

const requests: Readonly<Record<EndpointName, Pair>> = { ...orderRequests, ...restaurantRequests };
const contract = createContract(loadDocument());
const document = loadDocument();
/**
 * Fields that the sandbox sends although the contract does not describe them, as backends do. The portal ignores them,
 * as it does the whole `data` of a write whose result is not described.
 */
const UNREAD = [
  /^\/data$/,
  /\/restaurant_id$/,
  /\/restaurant\/_id$/,
  /^\/data\/date_of_founding$/,
  /^\/data\/\*\/_id$/,
  /^\/data\/\*\/data\/\*\/createdAt$/,
];
let sandbox: Sandbox;
let seeded: Known;

beforeAll(async () => {
  sandbox = await startCachedSandbox({ port: 0 });
  seeded = await readKnown();
}, 120_000);
afterAll(() => sandbox?.close());

const calls = endpointNames.filter((name) => name !== 'orderChangesStream');

test.each(calls)('%s: the answer conforms to the contract', async (endpoint) => {
  const { http, body } = await send(endpoint, requests[endpoint].good(seeded));
  expect(contract.answerFaults(endpoint, http, body)).toEqual([]);
  expect(body).toMatchObject({ statusCode: 200 });
  const extra = undescribed(successSchemas(endpoint), body);
  expect(extra.filter((path) => !UNREAD.some((pattern) => pattern.test(path)))).toEqual([]);
});

test.each(endpointNames)('%s: a request that does not fit is refused', async (endpoint) => {
  const { status, ...sent } = requests[endpoint].bad(seeded);
  const { http, body } = await send(endpoint, sent);
  expect(body).toMatchObject({ statusCode: status });
  expect(contract.answerFaults(endpoint, http, body)).toEqual([]);
});

function successSchemas(endpoint: EndpointName): Schema[] {
  const [answer = {}] = [contract.route(endpoint).operation.responses['200']];
  const { content = {} } = resolveRef(document, answer);
  return Object.values(content).map(({ schema }) => schema);
}

/** The paths of fields that none of the schemas describes. Schemas are open, because a backend may send more. */
function undescribed(schemas: readonly Schema[], value: unknown, path = ''): string[] {
  const parts = schemas.flatMap(partsOf);
  if (Array.isArray(value)) {
    const items = parts.flatMap(({ items: one }) => one ?? []);
    return [...new Set(value.flatMap((one) => undescribed(items, one, `${path}/*`)))];
  }
  const isOpen = !parts.some(({ properties }) => properties);
  if (typeof value !== 'object' || value === null || isOpen) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const described = parts.flatMap(({ properties }) => properties?.[name] ?? []);
    const pointer = `${path}/${name}`;
    return described.length > 0 ? undescribed(described, inner, pointer) : [pointer];
  });
}

/** A schema and the schemas that it combines. */
function partsOf(given: Schema): Schema[] {
  const schema = resolveRef(document, given);
  const { allOf = [], anyOf = [], oneOf = [] } = schema;
  return [schema, ...[...allOf, ...anyOf, ...oneOf].flatMap(partsOf)];
}

function send(endpoint: EndpointName, sent: Sent) {
  return sendCall(sandbox.url, endpoint, { token: seeded.token, ...sent });
}

/** Reads the id of one record of each kind that the requests use. */
async function readKnown(): Promise<Known> {
  const phone = Number(sandbox.demo.phone);
  const session = await control('/token', { phone: sandbox.demo.phone });
  const other = await control('/token', { phone: sandbox.demo.phone });
  const restaurantId: string = session.restaurant._id;
  seeded = { token: session.access_token, restaurantId } as Known;
  const list = async (endpoint: EndpointName, fields = {}) => {
    const sent = { body: { restaurant_id: restaurantId, ...fields } };
    return (await send(endpoint, sent)).body.data;
  };
  const [first, second] = await list('teamList');
  const [item, leaving] = await list('foodItemAll');
  const categories = (await send('dishCategories', {})).body.data;
  const special = { date: '2126-12-25', label: 'Christmas', closed: true, timings: [] };
  await list('specialDaySave', special);
  const [restaurant] = await list('restaurantGet');
  const waiting = await control('/orders', { restaurantId });
  const cooking = await control('/orders', { restaurantId, status: 'cooking' });
  const issue = await control('/issues', { restaurantId, food_order_id: cooking._id });
  await send('requestCode', { body: { phone } });
  return {
    ...seeded,
    phone,
    otherToken: other.access_token,
    code: Number((await control(`/codes?phone=${phone}`)).code),
    vendorId: session._id,
    orderId: waiting.order_id,
    waitingId: waiting._id,
    cookingId: cooking._id,
    issueId: issue._id,
    memberId: second.team_member_id,
    leavingMemberId: first._id,
    itemId: item._id,
    leavingItemId: leaving._id,
    categoryId: item.dish_category_id,
    categoryIds: categories.map(({ _id }: { _id: string }) => _id),
    offerId: (await list('offersAll'))[0]._id,
    payoutCycle: (await list('pendingPayouts'))[1].payout_cycle,
    specialDayId: restaurant.timings.special[0]._id,
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
