import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { beforeAll, expect, test } from 'vitest';
import { sharedTestSandbox, type TestSandbox } from './testSupport.ts';

let market: TestSandbox;
beforeAll(async () => {
  market = await sharedTestSandbox();
}, 60_000);

const accept = { status: 'cooking', cooking_time: '20 minutes' };

async function raw(
  path: string,
  token: string,
  body: object,
  init: RequestInit & { base?: string } = {},
) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const { base = market.url, ...rest } = init;
  return fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body), ...rest });
}

test('a scripted answer is sent the given number of times', async () => {
  const one = await market.openRestaurant();
  const other = await market.openRestaurant();
  const fault = {
    endpoint: 'waitingOrders',
    restaurantId: one.restaurantId,
    status: 503,
    times: 2,
  };
  await market.control('POST', '/faults', fault);
  const ask = async ({ token, restaurantId }: { token: string; restaurantId: string }) =>
    (await raw('/food-order/get-waiting-order', token, { restaurant_id: restaurantId })).status;
  const statuses = [await ask(one), await ask(other), await ask(one), await ask(one)];
  expect(statuses).toEqual([503, 200, 503, 200]);
});

test('any text of any type can be the answer', async () => {
  const { phone } = await market.openRestaurant();
  const fault = { endpoint: 'requestCode', phone, body: '<h1>Sign in to WiFi</h1>' };
  await market.control('POST', '/faults', fault);
  const response = await raw('/vendor', '', { phone: Number(phone) });
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(await response.text()).toBe('<h1>Sign in to WiFi</h1>');
});

test('a fault on every call answers a restaurant with 401', async () => {
  const { restaurantId, token } = await market.openRestaurant();
  await market.control('POST', '/faults', { endpoint: '*', restaurantId, status: 401 });
  const response = await raw('/restaurant/dashboard', token, { restaurant_id: restaurantId });
  expect(response.status).toBe(401);
  await market.control('DELETE', `/faults?restaurantId=${restaurantId}`);
  const after = await raw('/restaurant/dashboard', token, { restaurant_id: restaurantId });
  expect(after.status).toBe(200);
});

test('a delay holds the true answer back', async () => {
  const { ask, restaurantId } = await market.openRestaurant();
  await market.control('POST', '/faults', { endpoint: 'dashboard', restaurantId, delayMs: 120 });
  const started = performance.now();
  expect((await ask('dashboard')).status).toBe(200);
  expect(performance.now() - started).toBeGreaterThan(110);
});

test('a hanging call is recorded as such', async () => {
  const { restaurantId, token } = await market.openRestaurant();
  await market.control('POST', '/faults', { endpoint: 'dashboard', restaurantId, hang: true });
  const signal = AbortSignal.timeout(150);
  const answer = raw('/restaurant/dashboard', token, { restaurant_id: restaurantId }, { signal });
  await expect(answer).rejects.toThrow();
  const { data: log } = await market.control('GET', `/log?restaurantId=${restaurantId}`);
  expect(log.at(-1)).toMatchObject({ endpoint: 'dashboard', status: 0 });
});

test('a held call gets its real answer once its fault is removed', async () => {
  const { restaurantId, token } = await market.openRestaurant();
  const fault = { endpoint: 'dashboard', restaurantId, hold: true, times: 1 };
  const { data: held } = await market.control('POST', '/faults', fault);
  const ask = () => raw('/restaurant/dashboard', token, { restaurant_id: restaurantId });
  const first = ask();
  const log = async () => (await market.control('GET', `/log?restaurantId=${restaurantId}`)).data;
  await expect.poll(async () => (await log()).length).toBe(1);
  expect((await ask()).status).toBe(200);
  expect((await log()).map(({ status }: { status: number }) => status)).toEqual([0, 200]);
  await market.control('DELETE', `/faults/${held.id}`);
  expect((await first).status).toBe(200);
});

test('a lost answer leaves the change done', async () => {
  const { ask, orders, restaurantId, token } = await market.openRestaurant({ orders: [{}] });
  const fault = { endpoint: 'updateOrderStatus', restaurantId, dropAfterCommit: true, times: 1 };
  await market.control('POST', '/faults', fault);
  const change = { food_order_id: orders[0]._id, ...accept };
  const reply = await raw('/food-order/update-order-status', token, change);
  await expect(reply.text()).rejects.toThrow();
  const { data } = await ask('orderDetails', { order_id: orders[0]._id });
  const { data: log } = await market.control(
    'GET',
    `/log?endpoint=updateOrderStatus&restaurantId=${restaurantId}`,
  );
  expect(data.status).toBe('cooking');
  expect(log).toMatchObject([{ effective: true, status: 0 }]);
});

test('a late commit is made when its fault is removed', async () => {
  const { ask, orders, restaurantId, token } = await market.openRestaurant({ orders: [{}] });
  const endpoint = 'updateOrderStatus';
  const fault = { endpoint, restaurantId, dropBeforeCommit: true, hold: true, times: 1 };
  const { data: late } = await market.control('POST', '/faults', fault);
  const [{ _id }] = orders;
  const change = { food_order_id: _id, ...accept };
  const reply = await raw('/food-order/update-order-status', token, change);
  await expect(reply.text()).rejects.toThrow();
  const status = async () => (await ask('orderDetails', { order_id: _id })).data.status;
  expect(await status()).toBe('waiting_for_confirmation');
  await market.control('DELETE', `/faults/${late.id}`);
  await expect.poll(status).toBe('cooking');
});

test('an answer of a sandbox mounted through fetch is lost just as well', async () => {
  const { orders, restaurantId, token } = await market.openRestaurant({ orders: [{}] });
  const fault = { endpoint: 'updateOrderStatus', restaurantId, dropAfterCommit: true };
  await market.control('POST', '/faults', fault);
  const server = createServer(
    getRequestListener((sent, { outgoing }) => market.sandbox.fetch(sent, { outgoing })),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const change = { food_order_id: orders[0]._id, ...accept };
  const text = raw('/food-order/update-order-status', token, change, { base }).then((r) =>
    r.text(),
  );
  await expect(text).rejects.toThrow();
  server.close();
});

test('an unknown endpoint is no fault', async () => {
  expect((await market.control('POST', '/faults', { endpoint: 'nothing' })).http).toBe(400);
});
