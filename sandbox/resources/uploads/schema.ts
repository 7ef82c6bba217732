import { customType, pgTable, text } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** A file that a vendor sent. The id is the only key to it, so it is long and random. */
export const uploads = pgTable('uploads', {
  id: text('id').primaryKey(),
  restaurantId: text('restaurant_id').notNull(),
  /** A picture is shown in a page; a document is only ever downloaded. */
  kind: text('kind').$type<'picture' | 'document'>().notNull(),
  contentType: text('content_type').notNull(),
  bytes: bytea('bytes').notNull(),
});

export type UploadRow = typeof uploads.$inferSelect;
