import { beforeAll, expect, test } from 'vitest';
import { openFilled } from '../../testCalls.ts';
import { sharedTestSandbox, type TestSandbox } from '../../testSupport.ts';

let market: TestSandbox;
beforeAll(async () => {
  market = await sharedTestSandbox();
}, 60_000);

const accept = { status: 'cooking', cooking_time: '25 minutes' };

test('an accepted order cooks for the chosen time', async () => {
  const { ask, orders } = await market.openRestaurant({ orders: [{}] });
  const reply = await ask('updateOrderStatus', { food_order_id: orders[0]._id, ...accept });
  const { data } = await ask('orderDetails', { order_id: orders[0].order_id });
  expect(reply.status).toBe(200);
  expect(data).toMatchObject(accept);
  expect(Object.keys(data.status_timing)).toEqual(['waiting_for_confirmation', 'cooking']);
});

test('an order goes its whole way to the rider', async () => {
  const { ask, orders } = await market.openRestaurant({ orders: [{}] });
  const food_order_id = orders[0]._id;
  await ask('updateOrderStatus', { food_order_id, ...accept });
  await ask('updateOrderStatus', { food_order_id, status: 'packing_processing' });
  await ask('updateOrderStatus', { food_order_id, status: 'ready_to_pickup' });
  const { data } = await ask('orderDetails', { order_id: food_order_id });
  expect(data.status).toBe('ready_to_pickup');
});

test('a step that is not the next one changes nothing', async () => {
  const { ask, orders } = await market.openRestaurant({ orders: [{}] });
  const change = { food_order_id: orders[0]._id, status: 'ready_to_pickup' };
  const reply = await ask('updateOrderStatus', change);
  const { data } = await ask('orderDetails', { order_id: orders[0].order_id });
  expect(reply).toMatchObject({ http: 200, status: 409 });
  expect(data.status).toBe('waiting_for_confirmation');
});

test('an order without a rider is refused with a message', async () => {
  const { ask, orders } = await market.openRestaurant({ orders: [{ noRider: true }] });
  const reply = await ask('updateOrderStatus', { food_order_id: orders[0]._id, ...accept });
  expect(reply.status).toBe(404);
  expect(reply.message).toBe('This order cannot proceed because no rider is assigned.');
});

test('a repeated status is recorded as without effect', async () => {
  const { ask, orders, restaurantId } = await market.openRestaurant({ orders: [{}] });
  const change = { food_order_id: orders[0]._id, ...accept };
  await ask('updateOrderStatus', change);
  const again = await ask('updateOrderStatus', change);
  const filter = `?restaurantId=${restaurantId}&endpoint=updateOrderStatus`;
  const { data: log } = await market.control('GET', `/log${filter}`);
  expect(again.status).toBe(200);
  expect(log.map((entry: { effective: boolean }) => entry.effective)).toEqual([true, false]);
});

test('of two acceptances at the same time one takes effect', async () => {
  const { ask, orders, restaurantId } = await market.openRestaurant({ orders: [{}] });
  const food_order_id = orders[0]._id;
  await Promise.all([
    ask('updateOrderStatus', { food_order_id, ...accept }),
    ask('updateOrderStatus', { food_order_id, status: 'declined' }),
  ]);
  const { data: log } = await market.control('GET', `/log?restaurantId=${restaurantId}`);
  expect(log.filter((entry: { effective: boolean }) => entry.effective)).toHaveLength(1);
});

test('history filters by status or text', async () => {
  const { ask } = await market.openRestaurant({
    history: 40,
    orders: [{}, { status: 'declined', ageMinutes: 60 }],
  });
  const all = await ask('orderHistory', { status: 'all', limit: 10000 });
  const declined = await ask('orderHistory', { status: 'declined', limit: 10000 });
  const [, second] = all.data;
  const matches = await ask('orderHistory', {
    status: 'all',
    search: second.order_id.toLowerCase(),
  });
  expect(all.data).toHaveLength(42);
  expect((await ask('orderHistory', { status: 'all' })).data).toHaveLength(10);
  const statuses = declined.data.map(({ status }: { status: string }) => status);
  expect(new Set(statuses)).toEqual(new Set(['declined']));
  expect(matches.data.map((order: { order_id: string }) => order.order_id)).toContain(
    second.order_id,
  );
});

test('a search text is taken literally', async () => {
  const { ask } = await market.openRestaurant({ orders: [{}] });
  expect((await ask('orderHistory', { status: 'all', search: '%' })).data).toEqual([]);
});

test('a list holds the orders of its status alone', async () => {
  const orders = [{ ageMinutes: 9 }, { ageMinutes: 1 }, { status: 'cooking' }];
  const { ask, orders: made } = await market.openRestaurant({ orders });
  const ids = (list: { _id: string }[]) => list.map(({ _id }) => _id);
  expect(ids((await ask('waitingOrders')).data)).toEqual([made[1]._id, made[0]._id]);
  const cooking = await ask('ordersByStatus', { status: 'cooking', limit: 10000 });
  expect(ids(cooking.data)).toEqual([made[2]._id]);
});

test('the worked example adds up', async () => {
  const { ask, orders } = await market.openRestaurant({ orders: [{}] });
  const { data } = await ask('orderDetails', { order_id: orders[0].order_id });
  expect(data).toMatchObject({
    item_sub_total_amount: 780,
    coupon_amount: 100,
    after_discount_sub_amt: 680,
    packing_fee: 20,
    gst_percentage: 5,
    tax_amount: 35,
    delivery_fee: 35,
    total_amount: 770,
    original_total_amount: 875,
  });
});

test('an order can speak the other spelling', async () => {
  const { ask, orders } = await market.openRestaurant({ orders: [{ oldSpelling: true }] });
  const { data } = await ask('orderDetails', { order_id: orders[0].order_id });
  expect(data.cart_items).toBeUndefined();
  expect(data.cartitems[0]).toMatchObject({ veg_non_veg: 'veg' });
});

test('a change made elsewhere is seen at the next reading', async () => {
  const { ask, orders } = await market.openRestaurant({ orders: [{}] });
  await market.control('POST', `/orders/${orders[0]._id}`, {
    status: 'cancelled',
    invoice_no: 'X',
  });
  const { data } = await ask('orderDetails', { order_id: orders[0].order_id });
  expect(data).toMatchObject({ status: 'cancelled', invoice_no: 'X' });
});

test("another restaurant's order is not found", async () => {
  const { orders } = await market.openRestaurant({ orders: [{}] });
  const { ask } = await market.openRestaurant();
  expect((await ask('orderDetails', { order_id: orders[0].order_id })).http).toBe(404);
  const moved = await ask('updateOrderStatus', { food_order_id: orders[0]._id, ...accept });
  expect(moved.http).toBe(404);
});

test("another restaurant's list is refused", async () => {
  const { restaurantId } = await market.openRestaurant();
  const { ask } = await market.openRestaurant();
  expect((await ask('orderHistory', { restaurant_id: restaurantId })).http).toBe(403);
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
  const { ask, restaurantId } = await market.openRestaurant();
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
  const { ask, orders } = await market.openRestaurant({ orders: [{ status: 'cooking' }] });
  await ask('orderExtend', { order_id: orders[0]._id, minutes: 15 });
  const { data } = await ask('orderDetails', { order_id: orders[0]._id });
  expect(data.cooking_time).toBe('35 minutes');
});

test('an order is changed by its `_id` only', async () => {
  const { ask, orders } = await market.openRestaurant({ orders: [{}, { status: 'cooking' }] });
  const [waiting, cooking] = orders.map(({ order_id }: { order_id: string }) => order_id);
  expect((await ask('updateOrderStatus', { food_order_id: waiting, ...accept })).http).toBe(404);
  expect((await ask('orderExtend', { order_id: cooking, minutes: 15 })).http).toBe(404);
});

test('a dish that is crossed off is so in every read', async () => {
  const { ask, orders, restaurantId } = await market.openRestaurant({
    orders: [{ status: 'cooking' }],
  });
  const order_id = orders[0]._id;
  const { cursor } = (await ask('orderChanges', { since: null })).data;
  const line = { order_id, line_id: 'line-1' };
  await Promise.all([
    ask('orderItemState', { ...line, state: 'done' }),
    ask('orderItemState', { ...line, state: 'done' }),
  ]);
  const states = (order: { cart_items: { state: string }[] }) =>
    order.cart_items.map(({ state }) => state);
  const { data } = await ask('orderDetails', { order_id });
  const changes = (await ask('orderChanges', { since: cursor })).data;
  expect(states(data)[0]).toBe('done');
  expect(states(changes.orders[0])).toEqual(states(data));
  const filter = `?restaurantId=${restaurantId}&endpoint=orderItemState`;
  const { data: log } = await market.control('GET', `/log${filter}`);
  expect(log.map((entry: { effective: boolean }) => entry.effective)).toContain(true);
});

test('a dish that a test has given is crossed off alone', async () => {
  const cart_items = ['Naan', 'Dal'].map((food_item_name) => ({
    food_item_name,
    quantity: 1,
    food_item_price: 10,
  }));
  const { ask, orders } = await market.openRestaurant({
    orders: [{ status: 'cooking', cart_items }],
  });
  const order_id = orders[0]._id;
  await ask('orderItemState', { order_id, line_id: 'line-2', state: 'done' });
  const { data } = await ask('orderDetails', { order_id });
  expect(data.cart_items).toEqual([
    { ...cart_items[0], line_id: 'line-1', state: 'open' },
    { ...cart_items[1], line_id: 'line-2', state: 'done' },
  ]);
});

test('a dish of an order that is not open is not crossed off', async () => {
  const { ask, orders } = await market.openRestaurant({ orders: [{ status: 'declined' }] });
  const change = { order_id: orders[0]._id, line_id: 'line-1', state: 'done' };
  expect((await ask('orderItemState', change)).status).toBe(409);
  expect((await ask('orderItemState', { ...change, line_id: 'line-99' })).status).toBe(404);
});
