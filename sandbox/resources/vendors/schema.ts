import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Grant } from '../team/schema.ts';

/** One verification in wire format. It has no status until the vendor submits it. */
export interface KycDetail {
  status?: 'pending' | 'approved' | 'declined';
  reason?: string;
  [field: string]: unknown;
}

export const kycItems = ['bank_detail', 'fssai_detail', 'gstn_detail', 'pan_detail'] as const;
export type KycItem = (typeof kycItems)[number];
export type Kyc = Partial<Record<KycItem, KycDetail>>;

export const vendors = pgTable('vendors', {
  id: text('id').primaryKey(),
  restaurantId: text('restaurant_id').notNull(),
  name: text('name').notNull(),
  phone: text('phone').notNull().unique(),
  email: text('email').notNull(),
  dateOfFounding: text('date_of_founding').notNull(),
  isKycCompleted: boolean('is_kyc_completed').notNull().default(false),
  kyc: jsonb('kyc').$type<Kyc>().notNull().default({}),
  /** Permissions of a team member; null for an owner. */
  permissions: jsonb('permissions').$type<Grant[]>(),
});

export type VendorRow = typeof vendors.$inferSelect;

export const pushTokens = pgTable(
  'push_tokens',
  {
    deviceId: text('device_id').primaryKey(),
    vendorId: text('vendor_id').notNull(),
    token: text('token').notNull(),
    /** The language in which the device gets its messages. */
    language: text('language').notNull().default(''),
  },
  (table) => [index('push_tokens_vendor').on(table.vendorId)],
);
