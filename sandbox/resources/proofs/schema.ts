import { jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

export interface ProofLine {
  line_id?: string;
  name: string;
  quantity: number;
}

/** What was recorded when an order was packed. */
export const proofs = pgTable(
  'proofs',
  {
    id: text('id').primaryKey(),
    restaurantId: text('restaurant_id').notNull(),
    foodOrderId: text('food_order_id').notNull(),
    kind: text('kind').$type<'list' | 'photo'>().notNull(),
    /** As the device has sent it. */
    at: text('at').notNull(),
    lines: jsonb('lines').$type<readonly ProofLine[]>().notNull(),
    seal: text('seal'),
    photo: text('photo'),
  },
  // A repeated call has the same time.
  (table) => [uniqueIndex('proofs_once').on(table.restaurantId, table.foodOrderId, table.at)],
);

export type ProofRow = typeof proofs.$inferSelect;
