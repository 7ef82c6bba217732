import { Hono } from 'hono';
import type { Merchant, Stats, Store } from '../api.ts';
import type { Data } from '../data.ts';
import { Refusal } from '../problem.ts';
import type { Env } from './env.ts';

export function accountRoutes(data: Data) {
  return new Hono<Env>()
    .get('/me', (c) => c.json(c.get('merchant')))
    .patch('/me', async (c) => {
      const merchant = c.get('merchant');
      const { fullName, phone, email } = await c.req.json<Merchant>();
      if (data.merchants.some((one) => one !== merchant && one.phone === phone)) {
        throw new Refusal('phone-taken', [{ pointer: '/phone', detail: 'This number is taken' }]);
      }
      return c.json(Object.assign(merchant, { fullName, phone, email }));
    })
    .get('/store', (c) =>
      c.json<Store>({ ...c.get('merchant').store, minimumOrder: 14_900, prepMinutes: 20 }),
    )
    .get('/stats', (c) => c.json(statsOf(data, c.get('merchant').store.id)));
}

function statsOf(data: Data, storeId: string): Stats {
  const orders = data.orders.get(storeId) ?? [];
  const delivered = orders.filter(({ state }) => state === 'delivered');
  return {
    orders: orders.length,
    delivered: delivered.length,
    rejected: orders.filter(({ state }) => state === 'rejected').length,
    revenue: delivered.reduce((sum, { bill }) => sum + bill.total, 0),
    staff: 1,
  };
}
