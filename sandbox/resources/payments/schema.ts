import { bigint, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

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

/** What a cycle deducts besides the commission and the taxes of its orders. */
export const deductions = pgTable(
  'deductions',
  {
    id: text('id').primaryKey(),
    restaurantId: text('restaurant_id').notNull(),
    /** A time in the cycle. */
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    code: text('code').notNull(),
    label: text('label').notNull(),
    amount: doublePrecision('amount').notNull(),
    tax: doublePrecision('tax'),
    orderNumber: text('order_number'),
    issueId: text('issue_id'),
    note: text('note'),
    rate: doublePrecision('rate'),
    base: doublePrecision('base'),
    consent: jsonb('consent').$type<{ by: string; at: number; until: number; renews: boolean }>(),
  },
  (table) => [index('deductions_by_time').on(table.restaurantId, table.createdAt)],
);

export type DeductionRow = typeof deductions.$inferSelect;
export type NewDeductionRow = typeof deductions.$inferInsert;
