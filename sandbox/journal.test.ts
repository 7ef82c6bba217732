import { beforeAll, expect, test } from 'vitest';
import { createJournal, recordable } from './journal.ts';
import { sharedTestSandbox, type TestSandbox } from './testSupport.ts';

let market: TestSandbox;
beforeAll(async () => {
  market = await sharedTestSandbox();
}, 60_000);

test('a request is recorded with what it changed', async () => {
  const { ask, orders, restaurantId, phone } = await market.openRestaurant({ orders: [{}] });
  const change = { food_order_id: orders[0]._id, status: 'declined' };
  await ask('updateOrderStatus', change);
  const { data } = await market.control('GET', `/log?restaurantId=${restaurantId}`);
  expect(data).toMatchObject([
    {
      endpoint: 'updateOrderStatus',
      method: 'POST',
      path: '/food-order/update-order-status',
      status: 200,
      restaurantId,
      phone,
      fields: change,
      effective: true,
      before: { status: 'waiting_for_confirmation' },
      after: { status: 'declined' },
    },
  ]);
});

test('requests before sign-in are found by their phone', async () => {
  const { phone } = await market.openRestaurant();
  await market.call('requestCode', { phone: Number(phone) });
  const { data } = await market.control('GET', `/log?phone=${phone}`);
  expect(data).toMatchObject([{ endpoint: 'requestCode', fields: { phone: Number(phone) } }]);
});

test('only what came after a given entry is read', async () => {
  const { ask, restaurantId } = await market.openRestaurant();
  await ask('dashboard');
  const { data: first } = await market.control('GET', `/log?restaurantId=${restaurantId}`);
  await ask('waitingOrders');
  const query = `/log?restaurantId=${restaurantId}&sinceSeq=${first[0].seq}`;
  const { data: later } = await market.control('GET', query);
  expect(later.map(({ endpoint }: { endpoint: string }) => endpoint)).toEqual(['waitingOrders']);
});

test('a refused request is recorded with its status', async () => {
  const { ask, restaurantId } = await market.openRestaurant();
  await ask('orderDetails', { order_id: 'unknown' });
  const { data } = await market.control('GET', `/log?restaurantId=${restaurantId}`);
  expect(data).toMatchObject([{ status: 404, effective: false }]);
});

test('files are recorded by name instead of their content', () => {
  const file = new File(['12345'], 'pan.png', { type: 'image/png' });
  expect(recordable({ key: 'pan', files: [file] })).toEqual({
    key: 'pan',
    files: [{ file: 'pan.png', type: 'image/png', size: 5 }],
  });
});

test('the oldest entries make room', () => {
  const journal = createJournal();
  const seen = { endpoint: 'about', method: 'GET', path: '/about' } as const;
  for (let count = 0; count < 50_002; count += 1) journal.open(seen);
  expect(journal.read({})[0]?.seq).toBe(3);
});
