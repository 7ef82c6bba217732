import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';

export interface VariantGroup {
  group: string;
  variants: { _id?: number | string; name: string }[];
}

export interface Combination {
  first_gp: string;
  second_gp?: string | null;
  price: number;
}

export interface AddonGroup {
  group: string;
  max_selection: number;
  is_price_related: boolean;
  addon: { _id?: number | string; name: string; price?: number | null }[];
}

/** The categories are the same for all restaurants. */
export const dishCategories = pgTable('dish_categories', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  position: integer('position').notNull(),
});

/** What a restaurant has changed of the categories. A restaurant without rows has them as they are. */
export const menuCategories = pgTable(
  'menu_categories',
  {
    restaurantId: text('restaurant_id').notNull(),
    categoryId: text('category_id').notNull(),
    name: text('name').notNull(),
    position: integer('position').notNull(),
    isHidden: boolean('is_hidden').notNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.categoryId] })],
);

export const foodItems = pgTable(
  'food_items',
  {
    id: text('id').primaryKey(),
    restaurantId: text('restaurant_id').notNull(),
    categoryId: text('category_id').notNull(),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    title: text('title').notNull().default(''),
    sellingPrice: doublePrecision('selling_price').notNull(),
    basePrice: doublePrecision('base_price').notNull(),
    tag: text('tag').notNull().default(''),
    diet: text('diet').notNull(),
    isListed: boolean('is_listed').notNull().default(true),
    isInStock: boolean('is_in_stock').notNull().default(true),
    /** Stored time in milliseconds; 0 means none. */
    outUntil: bigint('out_until', { mode: 'number' }).notNull().default(0),
    isRecommended: boolean('is_recommended').notNull().default(false),
    productType: text('product_type').notNull().default('simple'),
    productTiming: text('product_timing').notNull().default('full_time'),
    defaultQuantity: integer('default_quantity').notNull().default(1),
    image: text('image'),
    variants: jsonb('variants').$type<VariantGroup[]>().notNull().default([]),
    combinations: jsonb('combinations').$type<Combination[]>().notNull().default([]),
    addons: jsonb('addons').$type<AddonGroup[]>().notNull().default([]),
    /** `null` if nothing was declared. */
    allergens: jsonb('allergens').$type<string[]>(),
    /** Fields that the contract does not name. */
    own: jsonb('own').$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [index('food_items_restaurant').on(table.restaurantId, table.position)],
);

export type FoodItemRow = typeof foodItems.$inferSelect;
export type NewFoodItemRow = typeof foodItems.$inferInsert;
