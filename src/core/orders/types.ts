import type { Extra } from '../contracts';
import type { Diet } from '../format/diet';
import type { Wire } from '../format/wireValues';
import type { PageList } from './filters';
import type { OrderStatus } from './statuses';

export interface OrderAddon {
  name: string;
  /** The quantity for one unit of the item. */
  quantity: number;
}

export const DECLINE_REASONS = ['sold_out', 'too_busy', 'closing', 'other'] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** The reason why an order is declined (capability `orders.reason`). */
export interface Decline {
  reason: DeclineReason;
  soldOutIds: readonly string[];
}

export interface OrderItem {
  /** The id on the menu; `''` if the server sends none. */
  itemId: string;
  name: string;
  variant: string;
  addons: OrderAddon[];
  quantity: number;
  /** Unit price in the currency of the region. */
  price: number | null;
  diet: Diet | null;
  instructions: string;
  /** The id within the order, with which its state is set; `''` without the capability `orders.items`. */
  lineId: string;
  /** Whether the backend says that the line is crossed off. */
  isDone: boolean;
}

/** The bill of an order. Amounts are in the currency of the region. */
export interface OrderBill {
  subtotal: number | null;
  afterDiscount: number | null;
  packingFee: number | null;
  deliveryFee: number | null;
  taxPercent: number | null;
  tax: number | null;
  coupon: number | null;
  /** The amount paid (b42). */
  total: number | null;
  /** The Grand Total, before discounts (b42). */
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
  /** The `_id`, with which status changes are sent (b38). */
  id: string;
  /** The `order_id`, which people see. */
  number: string;
  status: OrderStatus | 'unknown';
  rawStatus: string;
  createdAt: string;
  /** The time until which a waiting order can be answered; `''` if the server sends none. */
  answerBy: string;
  items: OrderItem[];
  customer: OrderCustomer;
  bill: OrderBill;
  paymentStatus: string;
  paymentMethod: string;
  instructions: string;
  invoiceNumber: string;
  transactionId: string;
  verificationCode: string;
  /** Who collects the order; empty texts until the marketplace knows. */
  rider: { name: string; phone: string };
  cookingTime: string;
  distanceKm: number | null;
  /** The unparsed distance field, shown as Management Charges (b40). */
  managementCharges: string;
  deliveryTime: string;
  timings: StatusTiming[];
  /** What was recorded when the order was packed, unread: `createOrderProofsAtom` reads it (`orders.proof`). */
  proofs: unknown;
  /** What was deducted from the payout because of the order, as sent; `toDeductions` reads it. */
  deductions?: unknown;
  /** How many issues the order has had, and what they cost the restaurant; `null` if the server does not say. */
  issues: number | null;
  issueCost: number | null;
  extra: Extra;
}

export interface OrderPage {
  rows: readonly Wire[];
  /** Cursor of the next page; `null` on the last page. */
  next: string | null;
  /** Totals of the orders on all pages. */
  totals: Wire;
}

export interface OrderChanges {
  rows: readonly Wire[];
  /** Ids of orders that no longer belong to the restaurant. */
  gone: readonly string[];
  /** The issues that have changed, unread (capability `orders.issues`). */
  issues: unknown;
  cursor: string;
}

export interface PageCall extends PageList {
  restaurantId: string;
  /** `null` requests the first page. */
  cursor: string | null;
}
