import type { Order } from '../orders/types';

export interface Dashboard {
  totalOrders: number;
  completedOrders: number;
  declinedOrders: number;
  teamMembers: number;
  /** Revenue in the currency of the region; 0 if the server sent none (b45). */
  revenue: number;
  orders: Order[];
}
