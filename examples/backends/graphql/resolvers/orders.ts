import { type Context, restaurantOf } from '../context.ts';
import { found, refusal } from '../errors.ts';
import type { Order, Status } from '../types.ts';

/** The statuses that a restaurant sets, with the status before. The marketplace itself sets `DELIVERED`. */
const STEPS: Partial<Record<Status, Status>> = {
  COOKING: 'NEW',
  DECLINED: 'NEW',
  PACKING: 'COOKING',
  READY: 'PACKING',
};

interface Move {
  id: string;
  to: Status;
  minutes?: number | null;
}

function find(context: Context, id: string): Order {
  const { orders } = restaurantOf(context);
  return found(orders.find((order) => order.id === id || order.number === id));
}

export const orders = {
  order: ({ id }: { id: string }, context: Context) => find(context, id),

  moveOrder({ input: { id, to, minutes } }: { input: Move }, context: Context) {
    const order = find(context, id);
    if (STEPS[to] !== order.status) throw refusal('CONFLICT', 'The order has another status');
    if (to === 'COOKING') order.minutes = minutes ?? 20;
    return moveTo(order, to);
  },
};

export function moveTo(order: Order, status: Status): Order {
  order.timeline.push({ status, at: new Date().toISOString() });
  return Object.assign(order, { status });
}
