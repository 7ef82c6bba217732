import { moveTo } from './resolvers/orders.ts';
import { createOrder } from './seed/orders.ts';
import type { Vendor } from './types.ts';

const EVERY_MS = 30_000;

/** Every half minute a rider collects what is ready, and a customer of the first restaurant places an order. */
export function startTraffic(vendors: readonly Vendor[]): void {
  setInterval(() => {
    const [vendor] = vendors;
    if (!vendor) return;
    const { orders, menu } = vendor.restaurant;
    for (const order of orders) if (order.status === 'READY') moveTo(order, 'DELIVERED');
    const number = 504 + orders.length;
    orders.unshift(createOrder(menu, { number, status: 'NEW', placedAt: Date.now() }));
  }, EVERY_MS);
}
