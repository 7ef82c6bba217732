import { CATEGORIES } from '../seed/menu.ts';
import type { Order, Restaurant } from '../types.ts';
import { findOrders, type OrdersArgs, revenueOf } from './findOrders.ts';

/** The fields of a restaurant; those with arguments are functions. */
export function toRestaurant({ id, name, orders, menu }: Restaurant) {
  return {
    id,
    name,
    diet: 'both',
    minimumOrder: 149,
    minutes: 20,
    menu,
    categories: CATEGORIES,
    orders: (args: OrdersArgs) => findOrders(orders, args),
    stats: () => statsOf(orders),
  };
}

function statsOf(orders: readonly Order[]) {
  const delivered = orders.filter(({ status }) => status === 'DELIVERED');
  return {
    orders: orders.length,
    delivered: delivered.length,
    declined: orders.filter(({ status }) => status === 'DECLINED').length,
    revenue: revenueOf(delivered),
    staff: 1,
  };
}
