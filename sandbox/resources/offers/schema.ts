import { bigint, boolean, doublePrecision, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

export interface VendorStatus {
  vendor_id: string;
  status: 'active' | 'pending';
}

export const offers = pgTable(
  'offers',
  {
    id: text('id').primaryKey(),
    restaurantId: text('restaurant_id').notNull(),
    title: text('title').notNull(),
    referralCode: text('referral_code').notNull().default(''),
    discountType: text('discount_type').notNull(),
    discountPrice: doublePrecision('discount_price').notNull(),
    minOrderValue: doublePrecision('min_order_value').notNull(),
    isFirstOrderOfDay: boolean('is_first_order_of_day').notNull().default(false),
    isForNewUsers: boolean('is_for_new_users').notNull().default(false),
    validFrom: bigint('valid_from', { mode: 'number' }).notNull(),
    validUntil: bigint('valid_until', { mode: 'number' }).notNull(),
    consent: jsonb('consent').$type<{ by: string; at: number; until: number; renews: boolean }>(),
    vendorList: jsonb('vendor_list').$type<VendorStatus[]>().notNull().default([]),
  },
  (table) => [index('offers_restaurant').on(table.restaurantId)],
);

export type OfferRow = typeof offers.$inferSelect;
export type NewOfferRow = typeof offers.$inferInsert;
