import type { Diet } from '../../core/food/diet';

/** The six statuses of an order (specification A 4). */
export const ORDER_STATUSES = [
  'waiting_for_confirmation',
  'cooking',
  'packing_processing',
  'ready_to_pickup',
  'completed',
  'declined',
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

export interface OrderItem {
  name: string;
  variant: string;
  quantity: number;
  /** Price of one, in rupees. */
  price: number | null;
  /** `null` where the server did not say. */
  diet: Diet | null;
  /** What the customer asked for with this dish. */
  instructions: string;
}

/** Rupees, as the server sent them; `null` where it sent none. */
export interface OrderBill {
  subtotal: number | null;
  afterDiscount: number | null;
  packingFee: number | null;
  deliveryFee: number | null;
  taxPercent: number | null;
  tax: number | null;
  coupon: number | null;
  /** What was paid (decision b42). */
  total: number | null;
  /** The Grand Total: before any discount (decision b42). */
  originalTotal: number | null;
  restaurantCharge: number | null;
}

export interface OrderCustomer {
  name: string;
  phone: string;
  address: string;
  landmark: string;
  addressTitle: string;
}

export interface StatusTiming {
  status: OrderStatus | 'unknown';
  rawStatus: string;
  at: string;
}

export interface Order {
  /** `_id`: what a status change names (decision b38). */
  id: string;
  /** `order_id`: what people read out. */
  number: string;
  status: OrderStatus | 'unknown';
  rawStatus: string;
  createdAt: string;
  items: OrderItem[];
  customer: OrderCustomer;
  bill: OrderBill;
  paymentStatus: string;
  paymentMethod: string;
  instructions: string;
  invoiceNumber: string;
  transactionId: string;
  verificationCode: string;
  cookingTime: string;
  distanceKm: number | null;
  /** The same field as it was sent: the detail screen's Management Charges (decision b40). */
  managementCharges: string;
  deliveryTime: string;
  timings: StatusTiming[];
}
