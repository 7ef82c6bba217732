import type { AddonItemValues, AddonValues } from '../itemValues';

export function newAddonGroup(): AddonValues {
  return { name: '', max: '1', hasPrices: true, items: [newAddonItem()] };
}

export function newAddonItem(): AddonItemValues {
  return { id: null, name: '', price: '' };
}

/** The limit as a whole number of at least 1, otherwise `null`. */
export function limitOf({ max }: Pick<AddonValues, 'max'>): number | null {
  return /^\d{1,4}$/.test(max.trim()) && Number(max) >= 1 ? Number(max) : null;
}

/** Add Item is hidden once the limit is reached (B2). */
export function canAddItem(group: AddonValues): boolean {
  const limit = limitOf(group);
  return limit !== null && group.items.length < limit;
}

/** How many items exceed the limit; they are removed only after a confirmation (b59). */
export function countOver(group: AddonValues): number {
  const limit = limitOf(group);
  return limit === null ? 0 : Math.max(0, group.items.length - limit);
}

export function trimmed(group: AddonValues): AddonValues {
  return { ...group, items: group.items.slice(0, limitOf(group) ?? group.items.length) };
}
