import { parseJson } from '../api/json';
import type { ItemSummary } from '../contracts/index';
import { toExtra } from '../extend/extra';
import { toDiet } from '../format/diet';
import { toDate } from '../format/formats';
import { amount } from '../format/wireAmount';
import { flag, isWire, list, safeId, toText, type Wire } from '../format/wireValues';
import { cleanName } from '../text/cleanName';
import { codesOf, joinCodes } from './codes';
import type {
  AddonGroup,
  AddonItem,
  Combination,
  DishCategory,
  ItemRef,
  MenuItem,
  OptionId,
  Variant,
  VariantGroup,
} from './types';

/** The id of an item; `null` if it is not valid (c3). */
export function toItemId(wire: Wire): string | null {
  return safeId(wire._id);
}

export function toMenuItem(wire: Wire, keys?: readonly string[]): MenuItem {
  return {
    id: toItemId(wire) ?? '',
    name: cleanName(toText(wire.name)),
    description: toText(wire.description),
    title: toText(wire.title),
    tag: toText(wire.tag),
    price: amount(wire.selling_price),
    basePrice: amount(wire.base_price),
    diet: toDiet(wire.veg_nonveg),
    dietCode: toText(wire.veg_nonveg),
    categoryId: idOf(wire.dish_category_id),
    productType: toText(wire.product_type),
    productTiming: toText(wire.product_timing),
    defaultQuantity: amount(wire.default_quantity),
    image: toText(wire.image),
    isListed: flag(wire.status),
    isInStock: flag(wire.in_stock),
    outUntil: toDate(wire.out_until)?.getTime() ?? null,
    isRecommended: flag(wire.recomended),
    allergens: toCodes(wire.allergens),
    variantGroups: records(wire.variants).map(toVariantGroup),
    combinations: records(wire.combinations).map(toCombination),
    addonGroups: records(wire.addon).map(toAddonGroup),
    extra: toExtra(wire, keys),
  };
}

/**
 * Several codes as one text, in the server's spelling; `null` if one of them is no text, because it would be lost when
 * another field is saved.
 */
function toCodes(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  const codes = [value]
    .flat()
    .filter((code) => (code ?? '') !== '')
    .map(toText);
  return codes.includes('') ? null : joinCodes(codes);
}

/** The fields of an item for code of the host. */
export function toItemSummary(item: MenuItem): ItemSummary {
  const { id, name, price, isListed, isInStock, extra } = item;
  const allergens = item.allergens === null ? null : codesOf(item.allergens);
  return { id, name, price, isListed, isInStock, allergens, extra };
}

export function toCategory(wire: Wire): DishCategory {
  return { id: toText(wire._id), name: toText(wire.name), isHidden: flag(wire.hidden) };
}

export function toBody({ restaurantId, id }: ItemRef) {
  return { restaurant_id: restaurantId, dish_item_id: id };
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
  return { name: toText(wire.group), variants: records(wire.variants).map(toVariant) };
}

function toVariant(wire: Wire): Variant {
  return { id: toOptionId(wire._id), name: toText(wire.name) };
}

export function toCombination({ first_gp, second_gp, price }: Wire): Combination {
  return { first: toText(first_gp), second: toText(second_gp), price: amount(price) };
}

function toAddonGroup(wire: Wire): AddonGroup {
  return {
    name: toText(wire.group),
    max: Math.max(1, Math.floor(amount(wire.max_selection) ?? 1)),
    hasPrices: flag(wire.is_price_related),
    items: records(wire.addon).map(toAddonItem),
  };
}

function toAddonItem(wire: Wire): AddonItem {
  return { id: toOptionId(wire._id), name: toText(wire.name), price: amount(wire.price) };
}

function toOptionId(value: unknown): OptionId {
  return typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : null;
}

export function idOf(value: unknown): string {
  return toText(isWire(value) ? value._id : value);
}
