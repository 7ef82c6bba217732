import { BadResponse } from '../../api/errors';
import type { Wire } from '../../format/wireValues';
import { codesOf } from '../codes';
import {
  fieldsBut,
  type Has,
  ITEM_TABLE,
  type ItemField,
  isOffered,
  REQUIRED,
  rowOf,
  sentBack,
} from '../itemTable';
import type {
  AddonGroup,
  Combination,
  DishCategory,
  ItemDraft,
  ItemRef,
  Variant,
  VariantGroup,
} from '../types';
import { idOf, toBody } from '../wire';

/**
 * The fields of the form that the backend has, by the contract's names; variants and addons are left out, because their
 * messages name the row.
 */
export function itemFields(has: Has) {
  const fields = fieldsBut('list', 'flag').filter((field) => isOffered(field, has));
  return Object.fromEntries(fields.map((field) => [ITEM_TABLE[field].wire, field]));
}

/** The body of `/dish-category/update`. */
export function toCategoriesBody(restaurantId: string, categories: readonly DishCategory[]) {
  return {
    restaurant_id: restaurantId,
    categories: categories.map(({ id, name, isHidden }) => ({ _id: id, name, hidden: isHidden })),
  };
}

/** The body of `/food-item/update`. */
export function toItemForm(ref: ItemRef, draft: ItemDraft, image: File | null, has: Has): FormData {
  return toForm({ ...toBody(ref), ...toFields(draft, image, has) });
}

/** The body of `/food-item/create`. */
export function toNewForm(
  restaurantId: string,
  draft: ItemDraft,
  image: File | null,
  has: Has,
): FormData {
  return toForm({ restaurant_id: restaurantId, ...toFields(draft, image, has) });
}

function toFields(draft: ItemDraft, image: File | null, has: Has) {
  const fields = fieldsBut('list', 'picture').filter((field) => isOffered(field, has));
  return {
    ...Object.fromEntries(
      fields.map((field) => [ITEM_TABLE[field].wire, toSent(field, draft[field])]),
    ),
    base_price: draft.basePrice ?? 0,
    ...fromLists(draft),
    image,
  };
}

/** The value of a field as the contract has it. */
export function toSent<Value>(field: ItemField, value: Value): Value | string[] {
  const isCodes = rowOf(field).kind === 'choices';
  return isCodes && typeof value === 'string' ? codesOf(value) : value;
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

/** The record as the server sent it, with only the stock status changed (c13). */
export function toStockForm(ref: ItemRef, wire: Wire, isInStock: boolean, has: Has): FormData {
  return toChangedForm(ref, { ...wire, in_stock: isInStock }, has);
}

/** Whether the record has what the contract requires of a change. */
export function isWhole(wire: Wire): boolean {
  return REQUIRED.every((name) => idOf(wire[name]) !== '');
}

/** The record as the server sent it, except for the fields that the caller has changed (c13). */
export function toChangedForm(ref: ItemRef, wire: Wire, has: Has, image?: File): FormData {
  const names = sentBack(has).map((field) => ITEM_TABLE[field].wire);
  if (!isWhole(wire)) throw new BadResponse('The item is incomplete');
  return toForm({
    ...toBody(ref),
    ...Object.fromEntries(names.map((name) => [name, wire[name]])),
    base_price: wire.base_price ?? 0,
    dish_category_id: idOf(wire.dish_category_id),
    image,
  });
}

/** Without missing values: a field that is not sent stays unchanged on the server. */
function toForm(fields: Wire): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue;
    if (value instanceof File) form.append(name, value, value.name);
    else form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
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
