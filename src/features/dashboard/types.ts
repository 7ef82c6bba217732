import type { Order } from '../orders/public';

/** What the dashboard's cards count. */
export interface Dashboard {
  totalOrders: number;
  completedOrders: number;
  declinedOrders: number;
  teamMembers: number;
  /** Rupees; 0 where the server sent none (decision b45). */
  revenue: number;
  orders: Order[];
}
