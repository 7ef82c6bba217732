import { beforeAll, expect, test } from 'vitest';
import { type Answer, Refusal } from './answers.ts';
import { createContract } from './contract/index.ts';
import { loadDocument } from './contract/loadDocument.ts';
import type { EndpointName } from './endpoints.ts';
import { createIdempotencyKeys, type KeyedCall } from './idempotency.ts';
import { sharedTestSandbox, type TestSandbox } from './testSupport.ts';

const HOUR = 60 * 60_000;
const call: KeyedCall = { endpoint: 'teamAdd', who: 'v1', key: 'k1', fields: { name: 'Meena' } };
const KEY = '0f4b6e8e-5a0c-4e39-9d6c-2f1f4c1f9a7b';
let market: TestSandbox;

beforeAll(async () => {
  market = await sharedTestSandbox();
}, 60_000);

/** Creates keys with a clock that the test moves, and a call that counts its executions. */
function open() {
  const state = { now: 0, runs: 0 };
  const keys = createIdempotencyKeys(() => state.now);
  const run = async (): Promise<Answer> => ({ data: ++state.runs });
  return { state, keys, run };
}

test('a copy that waits for the first one has its result', async () => {
  const { keys } = open();
  let finish = (_answer: Answer) => {};
  const first = keys.once(call, () => new Promise<Answer>((resolve) => (finish = resolve)));
  const copy = keys.once(call, () => Promise.reject(new Error('carried out twice')));
  finish({ data: 'first' });
  expect(await Promise.all([first, copy])).toEqual([{ data: 'first' }, { data: 'first' }]);
});

test('a key is valid for 24 hours', async () => {
  const { state, keys, run } = open();
  await keys.once(call, run);
  state.now = 24 * HOUR - 1;
  expect(await keys.once(call, run)).toEqual({ data: 1 });
  state.now += 1;
  expect(await keys.once(call, run)).toEqual({ data: 2 });
});

test.each([
  ['vendor', { who: 'v2' }],
  ['call', { endpoint: 'teamDelete' }],
  ['key', { key: 'k2' }],
] as const)('another %s is another action', async (_what, other) => {
  const { keys, run } = open();
  await keys.once(call, run);
  expect(await keys.once({ ...call, ...other }, run)).toEqual({ data: 2 });
});

test('only a refusal is a result', async () => {
  const { keys, run } = open();
  const refused = () => Promise.reject(new Refusal(400, 'Invalid OTP'));
  await expect(keys.once(call, refused)).rejects.toThrow('Invalid OTP');
  await expect(keys.once(call, run)).rejects.toThrow('Invalid OTP');
  const failing = { ...call, key: 'k2' };
  await expect(keys.once(failing, () => Promise.reject(new Error('disk')))).rejects.toThrow('disk');
  expect(await keys.once(failing, run)).toEqual({ data: 1 });
});

type Vendor = Awaited<ReturnType<TestSandbox['openRestaurant']>>;

function member(restaurantId: string, name = 'Meena') {
  const roles = { id: 1, name: 'cook', active: true };
  const who = { name, email: 'meena@demo.example', phone: 6000000099 };
  return { ...who, restaurant_id: restaurantId, roles, permissions: [roles], is_active: true };
}

async function send(
  endpoint: EndpointName,
  { token }: Pick<Vendor, 'token'>,
  body: object,
  key = KEY,
) {
  const response = await fetch(market.url + createContract(loadDocument()).route(endpoint).path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': key,
    },
    body: JSON.stringify(body),
  });
  return JSON.parse(await response.text());
}

async function effects(restaurantId: string) {
  const { data } = await market.control(
    'GET',
    `/log?restaurantId=${restaurantId}&endpoint=teamAdd`,
  );
  return data.map((one: { effective: boolean; idempotencyKey: string }) => [
    one.idempotencyKey,
    one.effective,
  ]);
}

test('two members added with one key at once are one member', async () => {
  const vendor = await market.openRestaurant();
  const body = member(vendor.restaurantId);
  const answers = await Promise.all([send('teamAdd', vendor, body), send('teamAdd', vendor, body)]);
  expect(answers[0]).toMatchObject({ statusCode: 200, data: { name: 'Meena' } });
  expect(answers[1]).toEqual(answers[0]);
  const { data: members } = await vendor.ask('teamList');
  expect(members).toHaveLength(1);
  const seen = await effects(vendor.restaurantId);
  expect(seen.map(([key]: [string]) => key)).toEqual([KEY, KEY]);
  expect(seen.filter(([, isEffective]: [string, boolean]) => isEffective)).toHaveLength(1);
});

test('a key with another body is refused', async () => {
  const vendor = await market.openRestaurant();
  await send('teamAdd', vendor, member(vendor.restaurantId));
  const other = await send('teamAdd', vendor, member(vendor.restaurantId, 'Asha'));
  expect(other).toMatchObject({ statusCode: 422 });
});

test('what was refused for its token is carried out with the next one', async () => {
  const vendor = await market.openRestaurant();
  const body = member(vendor.restaurantId);
  const refused = await send('teamAdd', { token: 'old' }, body);
  const added = await send('teamAdd', vendor, body);
  expect([refused.statusCode, added.statusCode]).toEqual([401, 200]);
});

test('a code is redeemed once: its copy signs in with the same token', async () => {
  const { phone } = await market.openRestaurant();
  await market.call('requestCode', { phone: Number(phone) });
  const { data } = await market.control('GET', `/codes?phone=${phone}`);
  const body = { phone: Number(phone), otp: Number(data.code) };
  const first = await send('verifyCode', { token: '' }, body);
  const copy = await send('verifyCode', { token: '' }, body);
  expect(first).toMatchObject({ statusCode: 200 });
  expect(copy.data.access_token).toBe(first.data.access_token);
});

test('a read is read again with any key', async () => {
  const vendor = await market.openRestaurant();
  const team = async () =>
    (await send('teamList', vendor, { restaurant_id: vendor.restaurantId })).data.length;
  const before = await team();
  await send('teamAdd', vendor, member(vendor.restaurantId));
  expect([before, await team()]).toEqual([0, 1]);
});

test.each([
  ['beforeCommit', 0],
  ['afterCommit', 1],
])('the copy after a connection that is reset %s finds %i members', async (reset, left) => {
  const vendor = await market.openRestaurant();
  const { restaurantId } = vendor;
  const fault = { endpoint: 'teamAdd', restaurantId, reset, times: 1 };
  await market.control('POST', '/faults', fault);
  const body = member(restaurantId);
  await expect(send('teamAdd', vendor, body)).rejects.toThrow();
  expect((await vendor.ask('teamList')).data).toHaveLength(left);
  expect(await send('teamAdd', vendor, body)).toMatchObject({ statusCode: 200 });
  expect((await vendor.ask('teamList')).data).toHaveLength(1);
  const seen = await effects(restaurantId);
  expect(seen).toEqual([
    [KEY, left === 1],
    [KEY, left === 0],
  ]);
});
