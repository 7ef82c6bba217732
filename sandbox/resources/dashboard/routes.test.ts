import { beforeAll, expect, test } from 'vitest';
import { sharedTestSandbox, type TestSandbox } from '../../testSupport.ts';

let market: TestSandbox;
beforeAll(async () => {
  market = await sharedTestSandbox();
}, 60_000);

test('the figures count orders by status', async () => {
  const statuses = ['completed', 'completed', 'declined', 'cooking', undefined];
  const orders = statuses.map((status) => (status ? { status } : {}));
  const { ask, orders: made } = await market.openRestaurant({ orders });
  const { data } = await ask('dashboard');
  expect(data.orders).toEqual({ total: 5, completed: 2, declined: 1 });
  expect(data.revenue.total_revenue).toBe(1540);
  expect(data.orderDetails.map(({ _id }: { _id: string }) => _id)).toEqual([made[4]._id]);
});

test('a new restaurant has zeros', async () => {
  const { ask } = await market.openRestaurant();
  const { data } = await ask('dashboard');
  expect(data).toMatchObject({ revenue: { total_revenue: 0 }, orderDetails: [] });
});
