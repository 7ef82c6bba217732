import { Hono } from 'hono';
import type { Order, OrderState } from '../api.ts';
import type { Data } from '../data.ts';
import { findOrders, type Query } from '../findOrders.ts';
import { Refusal } from '../problem.ts';
import type { Env } from './env.ts';

/** The states that a merchant may choose, with those before them. The marketplace itself sets `delivered`. */
const STEPS: Partial<Record<OrderState, OrderState>> = {
  accepted: 'placed',
  rejected: 'placed',
  packing: 'accepted',
  ready: 'packing',
};

export function orderRoutes(data: Data) {
  const ordersOf = (storeId: string) => data.orders.get(storeId) ?? [];
  const find = (storeId: string, id: string): Order => {
    const order = ordersOf(storeId).find((one) => one.id === id || one.number === id);
    if (!order) throw new Refusal('not-found');
    return order;
  };
  return new Hono<Env>()
    .get('/orders', (c) => {
      const query: Query = c.req.query();
      return c.json(findOrders(ordersOf(c.get('merchant').store.id), query));
    })
    .get('/orders/:id', (c) => c.json(find(c.get('merchant').store.id, c.req.param('id'))))
    .put('/orders/:id/state', async (c) => {
      const order = find(c.get('merchant').store.id, c.req.param('id'));
      const { state, prepMinutes } = await c.req.json<Partial<Order>>();
      if (!state || !(state in STEPS)) {
        throw new Refusal('invalid-input', [{ pointer: '/state', detail: 'Unknown state' }]);
      }
      if (STEPS[state] !== order.state) throw new Refusal('state-conflict');
      moveOrder(order, state);
      if (state === 'accepted') order.prepMinutes = prepMinutes ?? 20;
      return c.json(order);
    });
}

export function moveOrder(order: Order, state: OrderState): void {
  order.state = state;
  order.history.push({ state, at: new Date().toISOString() });
}
