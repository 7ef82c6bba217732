import { BadResponse } from '../api/errors';
import { parseJson } from '../api/json';
import type { ItemSummary } from '../contracts/index';
import { toExtra } from '../extend/extra';
import { toDiet } from '../format/diet';
import { toDate } from '../format/formats';
import { amount } from '../format/wireAmount';
import { flag, isWire, list, safeId, text, type Wire } from '../format/wireValues';
import { cleanName } from '../text/cleanName';
import type {
  AddonGroup,
  AddonItem,
  Combination,
  DishCategory,
  ItemDraft,
  ItemRef,
  MenuItem,
  OptionId,
  Variant,
  VariantGroup,
} from './types';

/** Variants and addons are left out, because their messages also name the row. */
export const ITEM_FIELDS = {
  name: 'name',
  description: 'description',
  dish_category_id: 'categoryId',
  veg_nonveg: 'dietCode',
  title: 'title',
  tag: 'tag',
  base_price: 'basePrice',
  selling_price: 'price',
  product_timing: 'productTiming',
  default_quantity: 'defaultQuantity',
  image: 'image',
  product_type: 'productType',
} as const;

/** The id of an item; `null` if it is not valid (c3). */
export function toItemId(wire: Wire): string | null {
  return safeId(wire._id);
}

export function toMenuItem(wire: Wire, keys?: readonly string[]): MenuItem {
  return {
    id: toItemId(wire) ?? '',
    name: cleanName(text(wire.name)),
    description: text(wire.description),
    title: text(wire.title),
    tag: text(wire.tag),
    price: amount(wire.selling_price),
    basePrice: amount(wire.base_price),
    diet: toDiet(wire.veg_nonveg),
    dietCode: text(wire.veg_nonveg),
    categoryId: idOf(wire.dish_category_id),
    productType: text(wire.product_type),
    productTiming: text(wire.product_timing),
    defaultQuantity: amount(wire.default_quantity),
    image: text(wire.image),
    isListed: flag(wire.status),
    isInStock: flag(wire.in_stock),
    outUntil: toDate(wire.out_until)?.getTime() ?? null,
    isRecommended: flag(wire.recomended),
    variantGroups: records(wire.variants).map(toVariantGroup),
    combinations: records(wire.combinations).map(toCombination),
    addonGroups: records(wire.addon).map(toAddonGroup),
    extra: toExtra(wire, keys),
  };
}

/** The fields of an item for code of the host. */
export function toItemSummary(item: MenuItem): ItemSummary {
  const { id, name, price, isListed, isInStock, extra } = item;
  return { id, name, price, isListed, isInStock, extra };
}

export function toCategory(wire: Wire): DishCategory {
  return { id: text(wire._id), name: text(wire.name), isHidden: flag(wire.hidden) };
}

/** The body of `/dish-category/update`. */
export function toCategoriesBody(restaurantId: string, categories: readonly DishCategory[]) {
  return {
    restaurant_id: restaurantId,
    categories: categories.map(({ id, name, isHidden }) => ({ _id: id, name, hidden: isHidden })),
  };
}

/** The body of `/food-item/update`. */
export function toItemForm(ref: ItemRef, draft: ItemDraft, image: File | null): FormData {
  return toForm({ ...toBody(ref), ...toFields(draft, image) });
}

/** The body of `/food-item/create`. */
export function toNewForm(restaurantId: string, draft: ItemDraft, image: File | null): FormData {
  return toForm({ restaurant_id: restaurantId, ...toFields(draft, image) });
}

function toFields(draft: ItemDraft, image: File | null) {
  return {
    name: draft.name,
    description: draft.description,
    base_price: draft.basePrice ?? 0,
    selling_price: draft.price,
    status: draft.isListed,
    dish_category_id: draft.categoryId,
    veg_nonveg: draft.dietCode,
    product_type: draft.productType,
    tag: draft.tag,
    recomended: draft.isRecommended,
    in_stock: draft.isInStock,
    image,
    ...fromLists(draft),
    title: draft.title,
    product_timing: draft.productTiming,
    default_quantity: draft.defaultQuantity,
  };
}

/** The lists of an item that are given. */
export function fromLists({
  variantGroups,
  combinations,
  addonGroups,
}: Partial<Pick<ItemDraft, 'variantGroups' | 'combinations' | 'addonGroups'>>): Wire {
  return {
    ...(variantGroups && { variants: variantGroups.map(fromVariantGroup) }),
    ...(combinations && { combinations: combinations.map(fromCombination) }),
    ...(addonGroups && { addon: addonGroups.map(fromAddonGroup) }),
  };
}

const SENT_BACK = [
  'name',
  'description',
  'selling_price',
  'status',
  'veg_nonveg',
  'product_type',
  'tag',
  'recomended',
  'in_stock',
  'variants',
  'combinations',
  'addon',
  'title',
  'product_timing',
  'default_quantity',
] as const;

/** The record as the server sent it, with only the stock status changed (c13). */
export function toStockForm(ref: ItemRef, wire: Wire, isInStock: boolean): FormData {
  return toChangedForm(ref, { ...wire, in_stock: isInStock });
}

/** Whether the record can be sent back: missing fields would be overwritten on the server. */
export function isWhole(wire: Wire): boolean {
  return ![text(wire.name), text(wire.selling_price), idOf(wire.dish_category_id)].includes('');
}

/** The record as the server sent it, except for the fields that the caller has changed (c13). */
export function toChangedForm(ref: ItemRef, wire: Wire, image?: File): FormData {
  if (!isWhole(wire)) throw new BadResponse('The item is incomplete');
  return toForm({
    ...toBody(ref),
    ...Object.fromEntries(SENT_BACK.map((name) => [name, wire[name]])),
    base_price: wire.base_price ?? 0,
    dish_category_id: idOf(wire.dish_category_id),
    image,
  });
}

export function toBody({ restaurantId, id }: ItemRef) {
  return { restaurant_id: restaurantId, dish_item_id: id };
}

/** Omits missing values, so that the server leaves those fields unchanged. */
function toForm(fields: Wire): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue;
    if (value instanceof File) form.append(name, value, value.name);
    else form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
}

/** Accepts one record or a list (b58), also as a JSON string. */
export function records(value: unknown): Wire[] {
  if (typeof value !== 'string') return list([value].flat());
  try {
    return list([parseJson(value)].flat());
  } catch {
    return [];
  }
}

function toVariantGroup(wire: Wire): VariantGroup {
  return { name: text(wire.group), variants: records(wire.variants).map(toVariant) };
}

function toVariant(wire: Wire): Variant {
  return { id: toOptionId(wire._id), name: text(wire.name) };
}

export function toCombination({ first_gp, second_gp, price }: Wire): Combination {
  return { first: text(first_gp), second: text(second_gp), price: amount(price) };
}

function toAddonGroup(wire: Wire): AddonGroup {
  return {
    name: text(wire.group),
    max: Math.max(1, Math.floor(amount(wire.max_selection) ?? 1)),
    hasPrices: flag(wire.is_price_related),
    items: records(wire.addon).map(toAddonItem),
  };
}

function toAddonItem(wire: Wire): AddonItem {
  return { id: toOptionId(wire._id), name: text(wire.name), price: amount(wire.price) };
}

function toOptionId(value: unknown): OptionId {
  return typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : null;
}

function fromVariantGroup({ name, variants }: VariantGroup) {
  return { group: name, variants: variants.map((variant) => ({ ...fromOption(variant) })) };
}

function fromCombination({ first, second, price }: Combination) {
  return { first_gp: first, ...(second === '' ? {} : { second_gp: second }), price: price ?? 0 };
}

function fromAddonGroup({ name, max, hasPrices, items }: AddonGroup) {
  const addon = items.map((item) => ({ ...fromOption(item), price: item.price ?? 0 }));
  return { group: name, max_selection: max, is_price_related: hasPrices, addon };
}

function fromOption({ id, name }: Variant) {
  return { ...(id === null ? {} : { _id: id }), name };
}

function idOf(value: unknown): string {
  return text(isWire(value) ? value._id : value);
}
