import type { Amounts } from '../../amount/amounts';
import { cleanName } from '../../text/cleanName';
import { type FileChoice, NO_FILES } from '../../uploads/fileChoice';
import { isVariable, PRODUCT_TYPES, TIMINGS } from '../choices';
import type { AddonGroup, ItemDraft, MenuItem, OptionId, Variant } from '../types';

export interface VariantGroupValues {
  name: string;
  variants: Variant[];
}

export interface CombinationValues {
  first: string;
  second: string;
  price: string;
}

export interface AddonItemValues {
  id: OptionId;
  name: string;
  price: string;
}

export interface AddonValues {
  name: string;
  max: string;
  hasPrices: boolean;
  items: AddonItemValues[];
}

/** The form values. Numbers are strings, as typed. */
export interface ItemValues {
  name: string;
  title: string;
  description: string;
  categoryId: string;
  tag: string;
  dietCode: string;
  basePrice: string;
  price: string;
  productTiming: string;
  defaultQuantity: string;
  productType: string;
  isListed: boolean;
  isInStock: boolean;
  isRecommended: boolean;
  variantGroups: VariantGroupValues[];
  combinations: CombinationValues[];
  addonGroups: AddonValues[];
  image: FileChoice;
}

export type VariantValues = Pick<ItemValues, 'productType' | 'variantGroups' | 'combinations'>;

export function toValues(item: MenuItem, amounts: Amounts): ItemValues {
  const { write } = amounts.money;
  const { name, title, description, categoryId, tag, dietCode } = item;
  const { isListed, isInStock, isRecommended } = item;
  return {
    name,
    title,
    description,
    categoryId,
    tag,
    dietCode,
    isListed,
    isInStock,
    isRecommended,
    basePrice: write(item.basePrice),
    price: write(item.price),
    productTiming: item.productTiming || TIMINGS[0],
    defaultQuantity: write(item.defaultQuantity ?? 1),
    productType: item.productType || PRODUCT_TYPES[0],
    variantGroups: item.variantGroups.map(({ name: group, variants }) => ({
      name: group,
      variants: [...variants],
    })),
    combinations: item.combinations.map((pair) => ({ ...pair, price: write(pair.price) })),
    addonGroups: item.addonGroups.map((group) => toAddonValues(group, amounts)),
    image: NO_FILES,
  };
}

/** Sends no variants if a variable product was made simple; otherwise keeps the variants. */
export function toDraft(values: ItemValues, item: MenuItem, amounts: Amounts): ItemDraft {
  const { money, count } = amounts;
  // A saved price may have more decimals than the currency, and must not change with other fields.
  const priceOf = (typed: string, saved: number | null = null) =>
    typed === money.write(saved) ? saved : money.value(typed);
  const { combinations, addonGroups, image: _image, ...rest } = values;
  const saved = namesOf(item);
  // A name that the vendor has not changed is sent as it is saved (b61).
  const clean = (name: string) => (saved.has(name) ? name : cleanName(name));
  const isMadeSimple = !isVariable(values.productType) && isVariable(item.productType);
  return {
    ...rest,
    name: cleanName(values.name),
    basePrice: priceOf(values.basePrice, item.basePrice),
    price: priceOf(values.price, item.price),
    defaultQuantity: count.value(values.defaultQuantity),
    variantGroups: isMadeSimple
      ? []
      : values.variantGroups.map(({ name, variants }) => ({
          name: clean(name),
          variants: variants.map((variant) => ({ ...variant, name: clean(variant.name) })),
        })),
    combinations: isMadeSimple
      ? []
      : combinations.map(({ first, second, price }, at) => ({
          first: clean(first),
          second: clean(second),
          price: priceOf(price, item.combinations[at]?.price),
        })),
    addonGroups: addonGroups.map((group) => fromAddonValues(group, amounts, clean)),
  };
}

function namesOf({ variantGroups, combinations, addonGroups }: MenuItem): ReadonlySet<string> {
  return new Set([
    ...variantGroups.flatMap(({ name, variants }) => [name, ...variants.map((one) => one.name)]),
    ...combinations.flatMap(({ first, second }) => [first, second]),
    ...addonGroups.flatMap(({ name, items }) => [name, ...items.map((one) => one.name)]),
  ]);
}

function toAddonValues(
  { name, max, hasPrices, items }: AddonGroup,
  { money, count }: Amounts,
): AddonValues {
  const typedItems = items.map((item) => ({ ...item, price: money.write(item.price) }));
  return { name, max: count.write(max), hasPrices, items: typedItems };
}

function fromAddonValues(
  { name, max, hasPrices, items }: AddonValues,
  { money, count }: Amounts,
  clean: (name: string) => string,
): AddonGroup {
  const sent = items.map((item) => ({
    ...item,
    name: clean(item.name),
    price: money.value(item.price),
  }));
  return { name: clean(name), max: count.value(max) ?? 1, hasPrices, items: sent };
}
