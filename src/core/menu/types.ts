import type { Extra } from '../contracts/index';
import type { MoreValues } from '../extend/moreValues';
import type { Diet } from '../format/diet';
import type { Wire } from '../format/wireValues';
import type { FieldOf, FieldValues } from './itemTable';

/** The server's id of a variant or addon; `null` for a new one. */
export type OptionId = string | number | null;

export interface Variant {
  id: OptionId;
  name: string;
}

/** A group such as "Portion" with the variants Half and Full. */
export interface VariantGroup {
  name: string;
  variants: readonly Variant[];
}

/** `second` is `''` for a dish with one variant group. */
export interface Combination {
  first: string;
  second: string;
  price: number | null;
}

export interface AddonItem {
  id: OptionId;
  name: string;
  price: number | null;
}

export interface AddonGroup {
  name: string;
  /** The maximum number of items that a customer may take. */
  max: number;
  hasPrices: boolean;
  items: readonly AddonItem[];
}

interface ListValues {
  variantGroups: readonly VariantGroup[];
  combinations: readonly Combination[];
  addonGroups: readonly AddonGroup[];
}

/** The fields that are sent. */
export type ItemDraft = FieldValues & Pick<ListValues, FieldOf<'list'>>;

/** A dish. Values keep the server's spelling and are sent back unchanged (b61). */
export interface MenuItem extends ItemDraft {
  /** `''` if the server sent no valid id: the item can be viewed but not changed. */
  id: string;
  diet: Diet | null;
  image: string;
  /** When the server puts the item back in stock, in epoch ms (capability `menu.snooze`). */
  outUntil: number | null;
  extra: Extra;
  /** The record as the server sent it, for fields of the host; only of an item that was read alone. */
  wire?: Wire;
}

export interface DishCategory {
  id: string;
  name: string;
  /** Whether customers do not see it (capability `menu.categories`). */
  isHidden: boolean;
}

export interface ItemRef {
  restaurantId: string;
  id: string;
}

export interface SaveItem {
  draft: ItemDraft;
  /** `null` to leave the picture unchanged. */
  image: File | null;
  /** Values of the host's fields. */
  more?: MoreValues;
  /** The record that the form was filled from; the cache may be newer. */
  seen: MenuItem;
}
