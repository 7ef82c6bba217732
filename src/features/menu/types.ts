import type { Diet } from '../../core/food/diet';

/** What the server knows a variant or an add-on by; `null` for one that is new. */
export type PartId = string | number | null;

export interface Variant {
  id: PartId;
  name: string;
}

/** One choice of a dish: "Portion" of Half and Full. */
export interface VariantGroup {
  name: string;
  variants: readonly Variant[];
}

/** The price of one pair of variants; `second` is `''` where the dish has one choice only. */
export interface Combination {
  first: string;
  second: string;
  price: number | null;
}

export interface AddonItem {
  id: PartId;
  name: string;
  price: number | null;
}

export interface AddonGroup {
  name: string;
  /** How many of its items a customer may take. */
  max: number;
  hasPrices: boolean;
  items: readonly AddonItem[];
}

/** A dish as the menu has it. Spellings of the server stay as they came, to be sent back so (b61). */
export interface MenuItem {
  /** `''` when the server gave none that can be used: such an item can only be looked at. */
  id: string;
  name: string;
  description: string;
  title: string;
  tag: string;
  price: number | null;
  basePrice: number | null;
  diet: Diet | null;
  dietCode: string;
  categoryId: string;
  productType: string;
  productTiming: string;
  defaultQuantity: number | null;
  image: string;
  /** On the menu at all; `isInStock` says whether it can be had now (decision b81). */
  isListed: boolean;
  isInStock: boolean;
  isRecommended: boolean;
  variantGroups: readonly VariantGroup[];
  combinations: readonly Combination[];
  addonGroups: readonly AddonGroup[];
}

/** What the form changes of an item; the rest the server decides. */
export type ItemDraft = Omit<MenuItem, 'id' | 'diet' | 'image'>;

export interface DishCategory {
  id: string;
  name: string;
}
