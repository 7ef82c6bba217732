import { pgTable, text } from 'drizzle-orm/pg-core';

/** What the sandbox remembers about its own data: the seed and the clock. */
export const meta = pgTable('meta', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
