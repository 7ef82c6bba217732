import type { Amounts } from '../../amount/amounts';
import type { AddonItemValues, AddonValues } from './itemValues';

export function newAddonGroup(): AddonValues {
  return { name: '', max: '1', hasPrices: true, items: [newAddonItem()] };
}

export function newAddonItem(): AddonItemValues {
  return { id: null, name: '', price: '' };
}

/** A whole number from 1 to 9,999; otherwise `null`. */
export function countOf(typed: string, { count }: Amounts): number | null {
  const value = count.value(typed);
  return value !== null && value >= 1 && value <= 9_999 ? value : null;
}

/** Add Item is hidden once the limit is reached (B2). */
export function canAddItem(group: AddonValues, amounts: Amounts): boolean {
  const limit = countOf(group.max, amounts);
  return limit !== null && group.items.length < limit;
}

/** How many items exceed the limit; they are removed only after a confirmation (b59). */
export function countOver(group: AddonValues, amounts: Amounts): number {
  const limit = countOf(group.max, amounts);
  return limit === null ? 0 : Math.max(0, group.items.length - limit);
}

export function trimmed(group: AddonValues, amounts: Amounts): AddonValues {
  return {
    ...group,
    items: group.items.slice(0, countOf(group.max, amounts) ?? group.items.length),
  };
}
