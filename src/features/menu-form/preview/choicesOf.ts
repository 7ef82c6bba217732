import type { Amounts } from '../../../core/amount/amounts';
import { isVariable } from '../../../core/menu/choices';
import { countOf } from '../../../core/menu/fields/addons';
import type { ItemValues } from '../../../core/menu/fields/itemValues';

/** What a customer chooses from. */
export interface PreviewChoice {
  names: readonly string[];
  /** `undefined` if nothing is shown, `null` if the price is missing or invalid. */
  price?: number | null;
}

export interface PreviewGroup {
  names: readonly string[];
  /** How many a customer may take; `null` if the limit is invalid. */
  max: number | null;
  choices: readonly PreviewChoice[];
}

/** The variants; with prices, one list of what has a price. */
export function variantsOf(values: ItemValues, { money }: Amounts): PreviewGroup[] {
  const { productType, variantGroups, combinations } = values;
  if (!isVariable(productType)) return [];
  if (combinations.length === 0) {
    return variantGroups.map(({ name, variants }) => ({
      names: [name],
      max: 1,
      choices: variants.map((variant) => ({ names: [variant.name] })),
    }));
  }
  const isPairs = combinations.some(({ second }) => second !== '');
  const choices = combinations.map(({ first, second, price }) => ({
    names: second === '' ? [first] : [first, second],
    price: money.value(price),
  }));
  const names = variantGroups.slice(0, isPairs ? 2 : 1).map(({ name }) => name);
  return [{ names, max: 1, choices }];
}

export function addonsOf({ addonGroups }: ItemValues, amounts: Amounts): PreviewGroup[] {
  return addonGroups.map((group) => ({
    names: [group.name],
    max: countOf(group.max, amounts),
    choices: group.items.map(({ name, price }) => ({
      names: [name],
      ...(group.hasPrices ? { price: amounts.money.value(price) } : {}),
    })),
  }));
}
