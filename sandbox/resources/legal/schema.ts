import { pgTable, text } from 'drizzle-orm/pg-core';

export const legalTexts = pgTable('legal_texts', {
  name: text('name').primaryKey(),
  html: text('html').notNull(),
});
