import { beforeAll, expect, test } from 'vitest';
import type { Fields } from '../../fields.ts';
import { sharedTestSandbox, type TestSandbox } from '../../testSupport.ts';
import { OPEN } from './statuses.ts';

const ACCEPTED = { status: 'cooking', cooking_time: '20 minutes' };

let market: TestSandbox;
beforeAll(async () => {
  market = await sharedTestSandbox();
}, 60_000);

/** Creates a restaurant and a function that returns what changed since its last call. */
async function openWatched(input: object) {
  const made = await market.openRestaurant(input);
  let since: string | null = null;
  const changed = async () => {
    const { data } = await made.ask('orderChanges', { since });
    since = data.cursor;
    return data.orders.map(({ _id, status }: Fields) => [_id, status]);
  };
  expect(await changed()).toEqual([]);
  return { ...made, changed };
}

test('a changed order is reported once', async () => {
  const { ask, orders, restaurantId, changed } = await openWatched({ orders: [{}] });
  const { data: added } = await market.control('POST', '/orders', { restaurantId });
  await ask('updateOrderStatus', { food_order_id: orders[0]._id, ...ACCEPTED });
  expect(new Map(await changed())).toEqual(
    new Map([
      [orders[0]._id, 'cooking'],
      [added._id, 'waiting_for_confirmation'],
    ]),
  );
  expect(await changed()).toEqual([]);
});

test('an order that was changed elsewhere is reported as it is now', async () => {
  const { orders, changed } = await openWatched({ orders: [{ status: 'cooking' }] });
  await market.control('POST', `/orders/${orders[0]._id}`, { status: 'packing_processing' });
  await market.control('POST', `/orders/${orders[0]._id}`, { status: 'completed' });
  expect(await changed()).toEqual([[orders[0]._id, 'completed']]);
});

test('a change that a test leaves out is not reported', async () => {
  const { orders, restaurantId, changed } = await openWatched({ orders: [{}] });
  const leftOut = true;
  const { data: added } = await market.control('POST', '/orders', { restaurantId, leftOut });
  await market.control('POST', `/orders/${orders[0]._id}`, { status: 'cooking', leftOut });
  expect(await changed()).toEqual([]);
  await market.control('POST', `/orders/${added._id}`, { status: 'cooking' });
  expect(await changed()).toEqual([[added._id, 'cooking']]);
});

test('seeded history is not reported', async () => {
  const { changed } = await openWatched({ history: 50 });
  await market.openRestaurant({ orders: [{}] });
  expect(await changed()).toEqual([]);
});

test('a quiet answer has less than 1 KiB', async () => {
  const { ask } = await market.openRestaurant({ history: 200, orders: [{}] });
  const { data } = await ask('orderChanges', { since: null });
  const { body } = await ask('orderChanges', { since: data.cursor });
  expect(JSON.stringify(body).length).toBeLessThan(1_024);
});

test('a quiet board reads at most 4 KiB a minute', async () => {
  const orders = OPEN.map((status) => ({ status }));
  const { ask } = await market.openRestaurant({ history: 200, orders });
  const { data } = await ask('orderChanges', { since: null });
  const sizeOf = async (...call: Parameters<typeof ask>) =>
    JSON.stringify((await ask(...call)).body).length;
  const [waiting = 0, ...others] = await Promise.all([
    sizeOf('waitingOrders', { limit: 10_000 }),
    ...OPEN.slice(1).map((status) => sizeOf('ordersByStatus', { status, limit: 10_000 })),
  ]);
  const polls = 6 * (await sizeOf('orderChanges', { since: data.cursor }));
  const lists = waiting / 2 + others.reduce((sum, size) => sum + size, 0) / 10;
  expect(others.every((size) => size > 500)).toBe(true);
  expect(polls + lists).toBeLessThanOrEqual(4_096);
});

test('a deleted order is gone for its restaurant only', async () => {
  const { ask, orders } = await market.openRestaurant({ orders: [{}, {}] });
  const other = await market.openRestaurant();
  const cursors = await Promise.all(
    [ask, other.ask].map(async (one) => (await one('orderChanges', { since: null })).data.cursor),
  );
  const { http } = await market.control('DELETE', `/orders/${orders[0]._id}`);
  const [ours, theirs] = await Promise.all(
    [ask, other.ask].map((one, index) => one('orderChanges', { since: cursors[index] })),
  );
  expect([http, ours?.data.gone, theirs?.data.gone]).toEqual([200, [orders[0]._id], []]);
  expect((await ask('waitingOrders')).data).toHaveLength(1);
});

/** Reads the change stream until `marker` has arrived. */
async function readUntil(body: ReadableStream<Uint8Array>, marker: string): Promise<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  while (!text.includes(marker)) {
    const { value, done } = await reader.read();
    if (done) break;
    text += decoder.decode(value, { stream: true });
  }
  reader.releaseLock();
  return text;
}

async function openStream(
  { token, restaurantId }: { token: string; restaurantId: string },
  since: string,
) {
  const query = new URLSearchParams({ restaurant_id: restaurantId, since });
  return fetch(`${market.url}/food-order/changes?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
}

test('a stream has an event with the changes', async () => {
  const vendor = await market.openRestaurant({ orders: [{}] });
  const { data } = await vendor.ask('orderChanges', { since: null });
  const { body, headers } = await openStream(vendor, data.cursor);
  expect(headers.get('content-type')).toBe('text/event-stream');
  expect(await readUntil(body!, '\n\n')).toBe(': open\n\n');
  await market.control('DELETE', `/orders/${vendor.orders[0]._id}`);
  const { restaurantId } = vendor;
  const { data: added } = await market.control('POST', '/orders', { restaurantId });
  const text = await readUntil(body!, added._id);
  await body!.cancel();
  const events = [...text.matchAll(/^id: (.*)\ndata: (.*)\n\n/gm)].map(([, id, json]) => {
    const changes = JSON.parse(json!);
    expect(changes.cursor).toBe(id);
    return [...changes.gone, ...changes.orders.map(({ _id }: Fields) => _id)];
  });
  expect(events.flat()).toEqual(expect.arrayContaining([vendor.orders[0]._id, added._id]));
});

test('a stream ends when its vendor signs out', async () => {
  const vendor = await market.openRestaurant();
  const { data } = await vendor.ask('orderChanges', { since: null });
  const { body } = await openStream(vendor, data.cursor);
  await vendor.ask('logout');

  expect(await new Response(body).text()).toBe(': open\n\n');
});

test.each([
  ['another restaurant', 403],
  ['an unknown cursor', 410],
  ['no session', 401],
])('a stream of %s is refused with %d', async (what, status) => {
  const vendor = await market.openRestaurant();
  const other = await market.openRestaurant();
  const { data } = await vendor.ask('orderChanges', { since: null });
  const { restaurantId } = what === 'another restaurant' ? other : vendor;
  const token = what === 'no session' ? '' : vendor.token;
  const since = what === 'an unknown cursor' ? 'c1' : data.cursor;
  expect((await openStream({ token, restaurantId }, since)).status).toBe(status);
});
