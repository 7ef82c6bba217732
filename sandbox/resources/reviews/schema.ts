import { bigint, doublePrecision, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

export interface ReviewedItem {
  food_item_id: string;
  food_item_name: string;
  food_item_image: string | null;
  quantity: number;
}

export const reviews = pgTable(
  'reviews',
  {
    id: text('id').primaryKey(),
    restaurantId: text('restaurant_id').notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    customerName: text('customer_name').notNull(),
    customerPicture: text('customer_picture'),
    text: text('review_text'),
    food: doublePrecision('food'),
    taste: doublePrecision('taste'),
    packaging: doublePrecision('packaging'),
    value: doublePrecision('value'),
    items: jsonb('items').$type<ReviewedItem[]>(),
  },
  (table) => [index('reviews_by_time').on(table.restaurantId, table.createdAt)],
);

export type ReviewRow = typeof reviews.$inferSelect;
export type NewReviewRow = typeof reviews.$inferInsert;
