import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Fields } from '../../fields.ts';

const TRANSACTION = sql`(pg_current_xact_id()::text::bigint)`;

export const LEVELS = ['issue', 'grievance', 'dispute'] as const;
export type Level = (typeof LEVELS)[number];

export interface Settlement {
  outcome: 'accepted' | 'offered' | 'rejected';
  amount: number;
  by: 'restaurant' | 'customer' | 'marketplace' | 'silence';
  at: string;
  payout_cycle: string | null;
}

export const issues = pgTable(
  'issues',
  {
    id: text('id').primaryKey(),
    restaurantId: text('restaurant_id').notNull(),
    foodOrderId: text('food_order_id').notNull(),
    orderNumber: text('order_number').notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    expiresAt: bigint('expires_at', { mode: 'number' }),
    state: text('state').notNull(),
    level: text('level').$type<Level>().notNull(),
    /** The other fields in wire format. A test may have given any of them. */
    facts: jsonb('facts').$type<Fields>().notNull(),
    answered: jsonb('answered').$type<Fields>(),
    settlement: jsonb('settlement').$type<Settlement>(),
    /** How often it was answered at its level. */
    answers: integer('answers').notNull().default(0),
    changedIn: bigint('changed_in', { mode: 'number' })
      .default(TRANSACTION)
      .$onUpdate(() => TRANSACTION),
  },
  (table) => [
    index('issues_by_state').on(table.restaurantId, table.state, table.createdAt),
    index('issues_by_order').on(table.restaurantId, table.foodOrderId),
    index('issues_by_change').on(table.restaurantId, table.changedIn),
  ],
);

export type IssueRow = typeof issues.$inferSelect;
