import { customType, pgTable, text } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Uploaded files. The id is the only protection of a file. */
export const uploads = pgTable('uploads', {
  id: text('id').primaryKey(),
  restaurantId: text('restaurant_id').notNull(),
  /** A document is served only as a download. */
  kind: text('kind').$type<'picture' | 'document'>().notNull(),
  contentType: text('content_type').notNull(),
  bytes: bytea('bytes').notNull(),
});

export type UploadRow = typeof uploads.$inferSelect;
