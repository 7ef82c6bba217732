import { amount } from '../format/wireAmount';
import { array, list, record, type Wire } from '../format/wireValues';
import { toOrder } from '../orders/wire';
import type { Dashboard } from './types';

/** The number of all orders, which only the dashboard call returns (b33). */
export function toOrderTotal(wire: Wire): number | null {
  return amount(record(wire.orders).total);
}

export function toDashboard(wire: Wire, orderKeys?: readonly string[]): Dashboard {
  const orders = record(wire.orders);
  return {
    totalOrders: toOrderTotal(wire) ?? 0,
    completedOrders: amount(orders.completed) ?? 0,
    declinedOrders: amount(orders.declined) ?? 0,
    // The server sends a number or the list of members (b45).
    teamMembers: amount(wire.teamMembers) ?? array(wire.teamMembers).length,
    revenue: amount(record(wire.revenue).total_revenue) ?? 0,
    orders: list(wire.orderDetails).map((order) => toOrder(order, orderKeys)),
  };
}
