import { beforeAll, expect, test } from 'vitest';
import { openFilled } from '../../testCalls.ts';
import { sharedTestSandbox, type TestSandbox } from '../../testSupport.ts';

let market: TestSandbox;
beforeAll(async () => {
  market = await sharedTestSandbox();
}, 60_000);

test('a pause ends by zero minutes', async () => {
  const { ask } = await openFilled(market, []);
  const { data } = await ask('storePause', { minutes: 30, reason: 'staff' });
  expect(Date.parse(data.paused_until)).toBeGreaterThan(Date.now());
  expect((await ask('storeState')).data).toEqual({ ...data, pause_reason: 'staff' });
  await ask('storePause', { minutes: 0 });
  expect((await ask('storeState')).data).toMatchObject({ paused_until: null, pause_reason: null });
});

test('a pause until a time that is past is ignored', async () => {
  const { ask } = await openFilled(market, []);
  await ask('storeBusy', { minutes: 20 });
  const { data } = await ask('storePause', { until: '2020-01-01T00:00:00Z' });
  expect(data).toEqual({ paused_until: null, pause_reason: null, busy_minutes: 20 });
});

test('a snoozed item is back at its time', async () => {
  const { ask } = await openFilled(market, ['menu']);
  const [item, other] = (await ask('foodItemAll')).data;
  const until = new Date(Date.now() + 200).toISOString();
  const later = '2126-01-01T00:00:00.000Z';
  await ask('foodItemSnooze', { item_id: item._id, until });
  await ask('foodItemSnooze', { item_id: other._id, until: later });
  const read = async ({ _id }: { _id: string }) =>
    (await ask('foodItemGet', { dish_item_id: _id })).data;
  expect(await read(other)).toMatchObject({ in_stock: false, out_until: later });
  await expect.poll(() => read(item)).toMatchObject({ in_stock: true, out_until: null });
});

test('a declined order takes its sold-out items off the menu', async () => {
  const { ask, restaurantId } = await openFilled(market, ['menu']);
  const [item] = (await ask('foodItemAll')).data;
  const { data: order } = await market.control('POST', '/orders', { restaurantId });
  expect(Date.parse(order.answer_by)).toBeGreaterThan(Date.now());
  const answer = { status: 'declined', reason: 'sold_out', sold_out_item_ids: [item._id] };
  await ask('updateOrderStatus', { food_order_id: order._id, ...answer });
  expect((await ask('foodItemGet', { dish_item_id: item._id })).data.in_stock).toBe(false);
});

test('an order that is not answered in time is declined', async () => {
  const { ask, restaurantId } = await openFilled(market, []);
  const place = async (answer_by: string) =>
    (await market.control('POST', '/orders', { restaurantId, answer_by })).data;
  const late = await place(new Date(Date.now() - 1_000).toISOString());
  const other = await place('2126-01-01T00:00:00.000Z');
  const accept = { food_order_id: late._id, status: 'cooking', cooking_time: '20 minutes' };
  expect((await ask('updateOrderStatus', accept)).status).toBe(409);
  const { data } = await ask('waitingOrders');
  expect(data.map(({ _id }: { _id: string }) => _id)).toEqual([other._id]);
  const { status } = (await ask('orderDetails', { order_id: late._id })).data;
  expect(status).toBe('declined');
});

test('more time is added to the preparation time of an order', async () => {
  const { ask, restaurantId } = await openFilled(market, []);
  const { data: order } = await market.control('POST', '/orders', {
    restaurantId,
    status: 'cooking',
  });
  await ask('orderExtend', { order_id: order._id, minutes: 15 });
  const { data } = await ask('orderDetails', { order_id: order._id });
  expect(data.cooking_time).toBe('35 minutes');
});
