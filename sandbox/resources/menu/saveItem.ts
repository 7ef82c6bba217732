import { eq, max } from 'drizzle-orm';
import { type Answer, Refusal } from '../../answers.ts';
import type { SignedInInput } from '../../calls.ts';
import type { Clock } from '../../clock.ts';
import {
  type Fields,
  fileField,
  flagField,
  listField,
  numberField,
  ownFields,
  textsField,
} from '../../fields.ts';
import { newId } from '../../ids.ts';
import { storeUpload } from '../uploads/store.ts';
import { findItem } from './find.ts';
import { presentFoodItem } from './present.ts';
import {
  type AddonGroup,
  type Combination,
  dishCategories,
  type FoodItemRow,
  foodItems,
  type VariantGroup,
} from './schema.ts';

const NEW_ITEM = {
  categoryId: '',
  name: '',
  description: '',
  title: '',
  sellingPrice: 0,
  basePrice: 0,
  tag: '',
  diet: '',
  isListed: true,
  isInStock: true,
  outUntil: 0,
  isRecommended: false,
  productType: 'simple',
  productTiming: 'full_time',
  defaultQuantity: 1,
  image: null,
  variants: [],
  combinations: [],
  addons: [],
  allergens: null,
  own: {},
} satisfies Partial<FoodItemRow>;

/** Adds an item at the end of the menu. */
export async function createFoodItem(input: SignedInInput): Promise<Answer> {
  const { sandbox, vendor, record } = input;
  const { restaurantId } = vendor;
  const isOurs = eq(foodItems.restaurantId, restaurantId);
  const [last] = await sandbox.db
    .select({ position: max(foodItems.position) })
    .from(foodItems)
    .where(isOurs);
  const blank: FoodItemRow = {
    ...NEW_ITEM,
    id: newId(),
    restaurantId,
    position: (last?.position ?? 0) + 1,
  };
  const row = await withFields(input, blank);
  await sandbox.db.insert(foodItems).values(row);
  const data = presentFoodItem(row, sandbox.clock);
  record({ effective: true, after: data });
  return { message: 'Product added successfully', data };
}

/** Updates an item. Missing fields keep their values, except the base price, which becomes 0. */
export async function updateFoodItem(input: SignedInInput): Promise<Answer> {
  const { sandbox, record } = input;
  const item = await findItem(input);
  const after = await withFields(input, item);
  if (after.isInStock !== item.isInStock) after.outUntil = 0;
  await sandbox.db.update(foodItems).set(after).where(eq(foodItems.id, item.id));
  const [was, is] = [item, after].map((row) => presentFoodItem(row, sandbox.clock));
  record({ effective: true, before: was, after: is });
  return { message: 'Product updated successfully', data: is };
}

async function withFields(input: SignedInInput, item: FoodItemRow): Promise<FoodItemRow> {
  const { sandbox, vendor, fields } = input;
  const after = {
    ...item,
    ...texts(fields, item),
    ...figures(fields, item),
    ...lists(fields, item),
    own: { ...item.own, ...ownFields(fields, knownFields(item, sandbox.clock)) },
  };
  await checkCategory(input, after.categoryId);
  const file = fileField(fields, 'image');
  const upload = { kind: 'picture', restaurantId: vendor.restaurantId, field: 'image' } as const;
  if (file) after.image = await storeUpload(sandbox, { ...upload, file });
  return after;
}

function knownFields(item: FoodItemRow, clock: Clock): readonly string[] {
  return [...Object.keys(presentFoodItem({ ...item, own: {} }, clock)), 'dish_item_id'];
}

function texts(fields: Fields, item: FoodItemRow) {
  const text = (name: string, saved: string) => String(fields[name] ?? saved);
  return {
    name: text('name', item.name),
    description: text('description', item.description),
    title: text('title', item.title),
    tag: text('tag', item.tag),
    diet: text('veg_nonveg', item.diet),
    categoryId: text('dish_category_id', item.categoryId),
    productType: text('product_type', item.productType),
    productTiming: text('product_timing', item.productTiming),
  };
}

function figures(fields: Fields, item: FoodItemRow) {
  return {
    basePrice: numberField(fields, 'base_price', 0),
    sellingPrice: numberField(fields, 'selling_price', item.sellingPrice),
    defaultQuantity: numberField(fields, 'default_quantity', item.defaultQuantity),
    isListed: flagField(fields, 'status', item.isListed),
    isInStock: flagField(fields, 'in_stock', item.isInStock),
    isRecommended: flagField(fields, 'recomended', item.isRecommended),
  };
}

function lists(fields: Fields, item: FoodItemRow) {
  return {
    variants: listField<VariantGroup>(fields, 'variants') ?? item.variants,
    combinations: listField<Combination>(fields, 'combinations') ?? item.combinations,
    addons: listField<AddonGroup>(fields, 'addon') ?? item.addons,
    allergens: textsField(fields, 'allergens') ?? item.allergens,
  };
}

async function checkCategory({ sandbox }: SignedInInput, id: string): Promise<void> {
  const isThis = eq(dishCategories.id, id);
  const [category] = await sandbox.db.select().from(dishCategories).where(isThis);
  if (!category) throw new Refusal(400, 'Choose a dish category.');
}
