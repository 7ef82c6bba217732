import { readAmount } from '../../../core/forms/typedAmount';
import { text } from '../../../core/format/wireValues';
import { type FileChoice, NO_FILES } from '../../../core/uploads/fileChoice';
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

export function toValues(item: MenuItem): ItemValues {
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
    basePrice: typed(item.basePrice),
    price: typed(item.price),
    productTiming: item.productTiming || TIMINGS[0],
    defaultQuantity: typed(item.defaultQuantity ?? 1),
    productType: item.productType || PRODUCT_TYPES[0],
    variantGroups: item.variantGroups.map(({ name: group, variants }) => ({
      name: group,
      variants: [...variants],
    })),
    combinations: item.combinations.map((pair) => ({ ...pair, price: typed(pair.price) })),
    addonGroups: item.addonGroups.map(toAddonValues),
    image: NO_FILES,
  };
}

/** Sends no variants if a variable product was made simple; otherwise keeps the variants. */
export function toDraft(values: ItemValues, item: MenuItem): ItemDraft {
  const { combinations, addonGroups, image: _image, ...rest } = values;
  const isMadeSimple = !isVariable(values.productType) && isVariable(item.productType);
  return {
    ...rest,
    name: values.name.trim(),
    basePrice: readAmount(values.basePrice),
    price: readAmount(values.price),
    defaultQuantity: readAmount(values.defaultQuantity),
    variantGroups: isMadeSimple ? [] : values.variantGroups,
    combinations: isMadeSimple
      ? []
      : combinations.map((pair) => ({ ...pair, price: readAmount(pair.price) })),
    addonGroups: addonGroups.map(fromAddonValues),
  };
}

function toAddonValues({ name, max, hasPrices, items }: AddonGroup): AddonValues {
  const typedItems = items.map((item) => ({ ...item, price: typed(item.price) }));
  return { name, max: text(max), hasPrices, items: typedItems };
}

function fromAddonValues({ name, max, hasPrices, items }: AddonValues): AddonGroup {
  const sent = items.map((item) => ({ ...item, price: readAmount(item.price) }));
  return { name, max: readAmount(max) ?? 1, hasPrices, items: sent };
}

function typed(value: number | null): string {
  return text(value);
}
