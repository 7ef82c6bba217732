import { expect, onTestFinished, test, vi } from 'vitest';
import { Refused } from '../../../src/backend/index.ts';
import { endpoints } from '../../../src/core/api/endpoints.ts';
import type { Backend } from '../../../src/core/contracts/backend/backend.ts';
import type { Finding } from './backend.ts';
import { type CheckOptions, checkBackend, isSound } from './checkBackend.ts';
import { traceLines } from './report.ts';
import { startTestBackend } from './testBackend.ts';

vi.setConfig({ testTimeout: 60_000 });

type Function = (input: never, call: never) => unknown;
interface Call {
  send(request: object): Promise<{ status: number; json(): Promise<{ data?: unknown }> }>;
}

/** Functions that make the calls of the contract themselves. */
const ALL = Object.fromEntries(
  Object.entries(endpoints).map(([name, { method, path }]) => {
    const call = async (input: { id?: string; type?: string }, { send }: Call) => {
      const { id = '', ...fields } = input;
      const isGet = method === 'GET';
      const request = isGet ? { query: fields } : { body: fields };
      const reply = await send({ method, path: path.replace(':id', id), ...request });
      const answer = await reply.json();
      if (reply.status >= 400) throw new Refused({ status: reply.status, message: '' });
      return { data: answer.data };
    };
    return [name, call];
  }),
) as Record<string, Function>;

async function check(mapping: Record<string, unknown>, options: Partial<CheckOptions> = {}) {
  // A backend that the vendor has signed out of refuses every call.
  const backend = await startTestBackend();
  onTestFinished(backend.close);
  return checkBackend({
    host: backend.url,
    mapping: mapping as Backend,
    phone: '6000000001',
    allowWrites: false,
    promptForCode: async () => '1234',
    ...options,
  });
}

const find = (findings: readonly Finding[], name: string) =>
  findings.find(({ endpoint }) => endpoint === name);

test('functions for every call conform', async () => {
  const options = { allowWrites: true, order: 'ORD-1002', origin: 'https://market.example' };
  const findings = await check(ALL, options);
  const wrong = findings.filter(({ verdict }) => verdict === 'differs' || verdict === 'missing');
  expect(wrong.map(({ endpoint, detail, faults }) => [endpoint, detail, faults])).toEqual([]);
  expect(isSound(findings)).toBe(true);
  expect(find(findings, 'foodItemUpdate')?.verdict).toBe('conforms');
});

test.each<[string, Function, string]>([
  ['throws', () => Promise.reject(new TypeError('no id')), 'The mapping threw an error: no id'],
  ['returns a list', async () => [], 'The mapping did not return an object'],
  ['returns other rows', async () => ({ data: [{ id: 1 }] }), '10 faults'],
  [
    'leaves the host',
    (_, call: Call) => call.send({ path: '/a/../b' }),
    'The URL of the call is outside of the host',
  ],
])('a function that %s differs', async (_name, foodItemAll, detail) => {
  const finding = find(await check({ ...ALL, foodItemAll }), 'foodItemAll');
  expect(finding).toMatchObject({ verdict: 'differs', detail });
});

test('a call that a function refuses with 501 is missing', async () => {
  const reviews = () => {
    throw new Refused({ status: 501, message: 'Not yet' });
  };
  expect(find(await check({ ...ALL, reviews }), 'reviews')?.verdict).toBe('missing');
});

test('a skipped call names the call that failed before it', async () => {
  const orderHistory = () => {
    throw new Refused({ status: 500, message: '' });
  };
  const findings = await check({ ...ALL, orderHistory });
  expect(find(findings, 'orderDetails')).toMatchObject({
    verdict: 'skipped',
    detail: 'orderHistory, which names the record, differs',
  });
});

test('an empty list is named as the reason where it was read', async () => {
  const findings = await check({ ...ALL, orderHistory: async () => ({ data: [] }) });
  expect(find(findings, 'orderDetails')?.detail).toBe('the history has no order');
});

test('the calls of screens that are off are not made', async () => {
  const asked: string[] = [];
  const counted = Object.fromEntries(
    Object.entries(ALL).map(([name, call]) => [
      name,
      (...args: [never, never]) => {
        asked.push(name);
        return call(...args);
      },
    ]),
  );
  const findings = await check(counted, { screens: ['orders'] });
  expect(asked).toContain('waitingOrders');
  expect(asked).toContain('vendorGet');
  expect(asked.filter((name) => /^(food|team|offer|reviews|about)/.test(name))).toEqual([]);
  expect(find(findings, 'foodItemAll')?.detail).toBe('its screens are off');
});

test('the trace has the requests of a function without their values', async () => {
  const findings = await check({
    ...ALL,
    about: async (input: never, call: Call) => {
      await call.send({ path: '/v2/shops/r-17/legal', query: { phone: '9876543210' } });
      await call.send({ path: '/graphql', body: { query: 'query Legal { terms }' } });
      return ALL.about?.(input, call as never);
    },
  });
  expect(traceLines(findings)).toEqual(
    expect.arrayContaining([
      'about               GET /v2/shops/…/legal?phone  404',
      'about               POST /graphql  Legal  404',
      'about               GET /about?type  200',
      'vendorGet           POST /vendor/get  vendor_id  200',
    ]),
  );
});

const CHANGES = { capabilities: ['orders.changes'] };
const none = (cursor: string) => ({ orders: [], gone: [], cursor });

/** A stream that asks the backend again and again, as one without server-sent events. */
async function* polls({ since }: { since: string }, call: Call) {
  const { status } = await call.send({ path: '/vendor/get', method: 'POST', body: {} });
  if (status >= 400) throw new Refused({ status, message: '' });
  if (since !== 'c1') throw new Refused({ status: 410, message: '' });
  yield { id: 'c1', data: none('c1') };
}

test('a generator that is refused at its first event conforms', async () => {
  const orderChanges = async () => ({ data: none('c1') });
  const findings = await check({ ...ALL, orderChanges, orderChangesStream: polls }, CHANGES);
  expect(find(findings, 'orderChangesStream')).toMatchObject({ verdict: 'conforms', detail: '' });
});

test('a generator that accepts every token and cursor differs', async () => {
  const orderChangesStream = async function* () {
    yield { id: 'c1', data: none('c1') };
  };
  const findings = await check({ ...ALL, orderChangesStream }, CHANGES);
  expect(find(findings, 'orderChangesStream')?.detail).toBe(
    'a stream without a token is answered with 200',
  );
});

test('an order that is not found says by which id it was asked for', async () => {
  const orderDetails = () => {
    throw new Refused({ status: 404, message: '' });
  };
  const findings = await check({ ...ALL, orderDetails });
  expect(find(findings, 'orderDetails')?.detail).toBe(
    'refused with 404 when asked by the order number',
  );
});

test('a mapping whose sign-in reads the vendor with the new token is signed in', async () => {
  const verifyCode = async ({ phone, otp }: { phone: number; otp: number }, call: Call) => {
    const path = '/vendor/verify-otp';
    const reply = await (await call.send({ path, body: { phone, otp } })).json();
    const { access_token } = reply.data as { access_token: string };
    const token = { value: access_token };
    const form = new URLSearchParams({ fields: 'all' });
    const tokens = await call.send({ path: '/oauth/token', body: form });
    expect(tokens.status).toBe(404);
    const me = await call.send({ path: '/vendor/get', body: {}, token });
    return { data: { ...((await me.json()).data as object), access_token } };
  };
  const findings = await check({ ...ALL, verifyCode });
  for (const name of ['verifyCode', 'vendorGet']) {
    expect(find(findings, name)).toMatchObject({ verdict: 'conforms', detail: '' });
  }
  expect(traceLines(findings)).toContain(
    'verifyCode          POST /oauth/token  form: fields  404',
  );
});

test('a mapping that places the token itself is checked with wrong tokens too', async () => {
  const vendorGet = async (_input: never, call: Call) => {
    const token = { prefix: 'Bearer ' };
    const reply = await call.send({ path: '/vendor/get', method: 'POST', body: {}, token });
    return { data: (await reply.json()).data };
  };
  const findings = await check({ ...ALL, vendorGet });
  for (const name of ['vendorGet', 'token.missing', 'token.altered']) {
    expect(find(findings, name)?.verdict).toBe('conforms');
  }
});
