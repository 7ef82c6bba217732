import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type Backend, Refused } from '../../backend';
import type { PortalError } from '../../core/contracts';
import { watchNewOrders } from './watchNewOrders';

// Test files that run at the same time share their channels, which are named after the host.
const HOST = 'https://mapped.example';
const VENDOR = { _id: 'v1', restaurant: { _id: 'r1' }, is_kyc_completed: true };

const backend: Backend = {
  async vendorGet(_input, call) {
    return { data: (await (await call.send({ path: '/me' })).json()) as never };
  },
  async waitingOrders({ restaurant_id }, call) {
    const token = { header: 'X-Api-Token' };
    const reply = await call.send({ path: '/new', query: { store: restaurant_id }, token });
    const { numbers } = (await reply.json()) as { numbers: string[] };
    return { data: numbers.map((_id) => ({ _id, status: 'waiting_for_confirmation' })) as never };
  },
};

beforeEach(() => {
  vi.useFakeTimers();
  const entries = { accessToken: 't1', vendor_id: 'v1', restaurant_id: 'r1' };
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
});

/** A page whose backend has its own paths, fields and token header. */
async function openPage(given: Backend | undefined) {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, headers }: RequestInit) => {
    const token = new Headers(headers).get('x-api-token') ?? '';
    sent.push(`${method} ${url.replace(HOST, '')} ${token}`.trim());
    if (url.endsWith('/vendor/get')) return Response.json({ data: VENDOR });
    return Response.json(url.endsWith('/me') ? VENDOR : { numbers: ['7', '8'] });
  });
  const states: (readonly string[])[] = [];
  const errors: PortalError[] = [];
  const options = {
    host: HOST,
    backend: given,
    onError: (error: PortalError) => void errors.push(error),
  };
  onTestFinished(watchNewOrders(options, ({ ids }) => void states.push(ids)));
  await vi.advanceTimersByTimeAsync(1_000);
  // The package has this code in the same file.
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(1_000);
  return { sent, states, errors };
}

test('the functions of a host read the vendor and the orders', async () => {
  const { sent, states, errors } = await openPage(backend);
  expect(states).toEqual([['7', '8']]);
  expect(sent).toEqual(['GET /me', 'GET /new?store=r1 t1']);
  expect(errors).toEqual([]);
});

test('a call without a function follows the contract', async () => {
  const { waitingOrders } = backend;
  const { sent, states } = await openPage({ waitingOrders });
  expect(states).toEqual([['7', '8']]);
  expect(sent).toEqual(['POST /vendor/get', 'GET /new?store=r1 t1']);
});

test('without functions, both calls follow the contract', async () => {
  const { sent } = await openPage(undefined);
  expect(sent).toEqual(['POST /vendor/get', 'POST /food-order/get-waiting-order']);
});

test('a function that throws is reported once, with its error as the cause', async () => {
  const cause = new TypeError('secret of the mapping');
  const { errors, states } = await openPage({
    ...backend,
    waitingOrders: () => Promise.reject(cause),
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(errors).toMatchObject([
    { kind: 'bad-response', message: 'The mapping threw an error', cause },
  ]);
  expect(states).toEqual([]);
});

test('a function that refuses the token ends the watching, not the session', async () => {
  const waitingOrders = vi.fn(() => Promise.reject(new Refused({ status: 401, message: '' })));
  await openPage({ ...backend, waitingOrders });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(waitingOrders).toHaveBeenCalledOnce();
  expect(localStorage.getItem('accessToken')).toBe('t1');
});
