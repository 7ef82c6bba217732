import { bigint, boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** A role or a permission in wire format. */
export interface Grant {
  id: number | string;
  name: string;
  active: boolean;
}

export const teamMembers = pgTable(
  'team_members',
  {
    id: text('id').primaryKey(),
    /** The second id that a member has in the API. */
    memberId: text('member_id').notNull().unique(),
    restaurantId: text('restaurant_id').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    role: jsonb('role').$type<Grant>().notNull(),
    permissions: jsonb('permissions').$type<Grant[]>().notNull(),
    isActive: boolean('is_active').notNull(),
    addedAt: bigint('added_at', { mode: 'number' }).notNull(),
  },
  (table) => [index('team_members_restaurant').on(table.restaurantId)],
);

export type TeamMemberRow = typeof teamMembers.$inferSelect;
