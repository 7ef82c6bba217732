import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
} from 'drizzle-orm/pg-core';

export interface OrderItem {
  name: string;
  variant?: string;
  quantity: number;
  price: number;
  diet: 'veg' | 'non_veg' | 'egg';
  instructions?: string;
  isDone?: boolean;
}

export interface OrderAddress {
  name: string;
  phone: string;
  address: string;
  landmark: string;
  title: string;
}

export interface OrderBill {
  itemSubTotal: number;
  coupon: number;
  afterDiscount: number;
  packingFee: number;
  gstPercentage: number;
  tax: number;
  deliveryFee: number;
  total: number;
  originalTotal: number;
  restaurantCharge: number;
}

const TRANSACTION = sql`(pg_current_xact_id()::text::bigint)`;
/** A constant instead of a parameter, so that the planner recognises the partial index. */
export const IS_PAST = sql.raw(`status in ('completed', 'declined')`);
export const IS_LIVE = sql.raw(`status not in ('completed', 'declined')`);

export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    orderNumber: text('order_number').notNull(),
    restaurantId: text('restaurant_id').notNull(),
    status: text('status').notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    customerName: text('customer_name').notNull(),
    items: jsonb('items').$type<OrderItem[]>().notNull(),
    address: jsonb('address').$type<OrderAddress>().notNull(),
    bill: jsonb('bill').$type<OrderBill>().notNull(),
    total: doublePrecision('total').notNull(),
    /** The names of the dishes, in lower case. */
    dishes: text('dishes').notNull().default(''),
    /** The searchable text, in lower case. */
    words: text('words').notNull().default(''),
    paymentStatus: text('payment_status').notNull(),
    paymentMethod: text('payment_method').notNull(),
    instructions: text('instructions').notNull().default(''),
    invoiceNumber: text('invoice_number').notNull(),
    transactionId: text('transaction_id').notNull(),
    verificationCode: text('verification_code').notNull(),
    cookingTime: text('cooking_time').notNull().default(''),
    distanceKm: doublePrecision('distance_km').notNull(),
    deliveryTime: text('delivery_time').notNull(),
    /** Stored time in milliseconds, by status. */
    statusTiming: jsonb('status_timing').$type<Record<string, number>>().notNull(),
    /** How many issues the order has had, and what they cost the restaurant. */
    issues: integer('issues').notNull().default(0),
    issueCost: doublePrecision('issue_cost').notNull().default(0),
    hasRider: boolean('has_rider').notNull().default(true),
    /** Whether the order is sent with `cartitems` and `veg_non_veg`, the other spelling in the API. */
    isOldSpelling: boolean('is_old_spelling').notNull().default(false),
    /** Wire fields that a test sets. */
    overrides: jsonb('overrides').$type<Record<string, unknown>>().notNull().default({}),
    /** The transaction of the last change; null for seeded history. */
    changedIn: bigint('changed_in', { mode: 'number' })
      .default(TRANSACTION)
      .$onUpdate(() => TRANSACTION),
  },
  (table) => [
    // The index includes the total, because the history adds it up.
    index('orders_by_status').on(table.restaurantId, table.status, table.createdAt, table.total),
    index('orders_by_time').on(table.restaurantId, table.createdAt),
    index('orders_by_number').on(table.orderNumber),
    index('orders_by_change').on(table.restaurantId, table.changedIn),
    // These indexes serve the pages of the history, newest first. Finished and live orders have different time frames.
    index('orders_past').on(table.restaurantId, table.createdAt, table.id).where(IS_PAST),
    index('orders_live').on(table.restaurantId, table.createdAt, table.id).where(IS_LIVE),
  ],
);

/** Deleted orders, which the changes since a cursor must include. */
export const goneOrders = pgTable(
  'gone_orders',
  {
    id: text('id').primaryKey(),
    restaurantId: text('restaurant_id').notNull(),
    changedIn: bigint('changed_in', { mode: 'number' }).default(TRANSACTION),
  },
  (table) => [index('gone_orders_by_change').on(table.restaurantId, table.changedIn)],
);

export type OrderRow = typeof orders.$inferSelect;
export type NewOrderRow = typeof orders.$inferInsert;
