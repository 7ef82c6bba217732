import { eq } from 'drizzle-orm';
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
} from '../../fields.ts';
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

/** Updates an item. Missing fields keep their values, except the base price, which becomes 0. */
export async function updateFoodItem(input: SignedInInput): Promise<Answer> {
  const { sandbox, vendor, fields, record } = input;
  const item = await findItem(input);
  const after = {
    ...item,
    ...texts(fields, item),
    ...figures(fields, item),
    ...lists(fields, item),
    own: { ...item.own, ...ownFields(fields, knownFields(item, sandbox.clock)) },
  };
  if (after.isInStock !== item.isInStock) after.outUntil = 0;
  await checkCategory(input, after.categoryId);
  const file = fileField(fields, 'image');
  const upload = { kind: 'picture', restaurantId: vendor.restaurantId, field: 'image' } as const;
  if (file) after.image = await storeUpload(sandbox, { ...upload, file });
  await sandbox.db.update(foodItems).set(after).where(eq(foodItems.id, item.id));
  const [was, is] = [item, after].map((row) => presentFoodItem(row, sandbox.clock));
  record({ effective: true, before: was, after: is });
  return { message: 'Product updated successfully', data: is };
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
  };
}

async function checkCategory({ sandbox }: SignedInInput, id: string): Promise<void> {
  const isThis = eq(dishCategories.id, id);
  const [found] = await sandbox.db.select().from(dishCategories).where(isThis);
  if (!found) throw new Refusal(400, 'Choose a dish category.');
}
