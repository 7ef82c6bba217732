import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

export const restaurants = pgTable('restaurants', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** The profile with its field names in the API, except `name`. */
  profile: jsonb('profile').$type<Record<string, unknown>>().notNull().default({}),
});

export type RestaurantRow = typeof restaurants.$inferSelect;
