import { beforeAll, expect, test } from 'vitest';
import type { Fields } from '../../fields.ts';
import { sharedTestSandbox, type TestSandbox } from '../../testSupport.ts';

const ACCEPTED = { status: 'cooking', cooking_time: '20 minutes' };

let market: TestSandbox;
beforeAll(async () => {
  market = await sharedTestSandbox();
}, 60_000);

/** A restaurant, and a function that returns what changed since it was last called. */
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

test('a new order and a changed one are reported once', async () => {
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

test('seeded history and the orders of others are not reported', async () => {
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
