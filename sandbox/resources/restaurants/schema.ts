import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

export const restaurants = pgTable('restaurants', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** The profile, by wire names; without `name`. */
  profile: jsonb('profile').$type<Record<string, unknown>>().notNull().default({}),
});

export type RestaurantRow = typeof restaurants.$inferSelect;
