import { pgTable, text } from 'drizzle-orm/pg-core';

export const legalTexts = pgTable('legal_texts', {
  /** The text's wire name. */
  name: text('name').primaryKey(),
  html: text('html').notNull(),
});
