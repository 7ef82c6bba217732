import { bigint, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

export const paymentLogs = pgTable(
  'payment_logs',
  {
    id: text('id').primaryKey(),
    restaurantId: text('restaurant_id').notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    /** The order that was paid or refunded; null for a withdrawal. */
    orderNumber: text('order_number'),
    name: text('name').notNull(),
    transactionNumber: text('transaction_number').notNull(),
    amount: doublePrecision('amount').notNull(),
    type: text('type').$type<'credit' | 'debit'>().notNull(),
    status: text('status').$type<'captured' | 'refund' | 'withdraw'>().notNull(),
  },
  (table) => [index('payment_logs_by_time').on(table.restaurantId, table.createdAt)],
);

export type PaymentLogRow = typeof paymentLogs.$inferSelect;
export type NewPaymentLogRow = typeof paymentLogs.$inferInsert;

export const payouts = pgTable(
  'payouts',
  {
    id: text('id').primaryKey(),
    restaurantId: text('restaurant_id').notNull(),
    /** Midnight in India at the start of the cycle's Monday. */
    startsAt: bigint('starts_at', { mode: 'number' }).notNull(),
    orders: integer('orders').notNull(),
    status: text('status'),
  },
  (table) => [index('payouts_by_time').on(table.restaurantId, table.startsAt)],
);

export type PayoutRow = typeof payouts.$inferSelect;
