import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Whether a restaurant takes orders now. A restaurant without a row takes orders. */
export const stores = pgTable('stores', {
  restaurantId: text('restaurant_id').primaryKey(),
  /** Stored time in milliseconds; 0 means none. */
  pausedUntil: bigint('paused_until', { mode: 'number' }).notNull().default(0),
  pauseReason: text('pause_reason').notNull().default(''),
  busyMinutes: integer('busy_minutes').notNull().default(0),
});

export type StoreRow = typeof stores.$inferSelect;
