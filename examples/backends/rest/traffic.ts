import type { Data } from './data.ts';
import { moveOrder } from './routes/orders.ts';
import { createOrder } from './seed/orders.ts';

const EVERY_MS = 30_000;

/** Every half minute a rider collects the orders that are ready, and a customer of the first store places an order. */
export function startTraffic(data: Data): void {
  setInterval(() => {
    const [[storeId, orders] = []] = data.orders;
    if (!storeId || !orders) return;
    for (const order of orders.filter(({ state }) => state === 'ready')) {
      moveOrder(order, 'delivered');
    }
    const number = Number(orders[0]?.number.slice(3) ?? 1_000) + 1;
    const menu = data.dishes.get(storeId) ?? [];
    orders.unshift(createOrder(menu, { number, state: 'placed', placedAt: Date.now() }));
  }, EVERY_MS);
}
