import { pgTable, text } from 'drizzle-orm/pg-core';

/** Facts about the data: the name of the seed and the clock. */
export const meta = pgTable('meta', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
