import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The last code that was sent to each phone number. */
export const signInCodes = pgTable('sign_in_codes', {
  phone: text('phone').primaryKey(),
  code: text('code').notNull(),
  wrongTries: integer('wrong_tries').notNull().default(0),
  sentAt: bigint('sent_at', { mode: 'number' }).notNull(),
});

export const accessTokens = pgTable('access_tokens', {
  /** The SHA-256 hash of the token, so that a copy of the data contains no valid token. */
  digest: text('digest').primaryKey(),
  vendorId: text('vendor_id').notNull(),
  expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
});
