import { clip } from '../../core/format/wireValues';

/** Spellings that mean the same: "Chef's Special", "chefs_special" (decision b61). */
export function plain(value: string): string {
  return value.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
}

export const TAGS = ['Spicy', 'Best Selling', "Chef's Special"] as const;

/** The words of a stored tag, however it is spelled; an unknown one as it is. */
export function tagWords(stored: string, label: (tag: (typeof TAGS)[number]) => string): string {
  const known = TAGS.find((tag) => plain(tag) === plain(stored));
  return known ? label(known) : clip(stored);
}

export const DIETS = ['veg', 'non_veg', 'egg'] as const;

export const PRODUCT_TYPES = ['simple', 'variable'] as const;

export const TIMINGS = ['full_time', 'partial_time'] as const;

interface Choice {
  value: string;
  label: string;
}

/**
 * What can be chosen, in the spelling that is stored: a known value written otherwise stays so, and
 * an unknown one stays to be chosen. Nothing changes because it was looked at (decision b61).
 */
export function choicesFor<Known extends string>(
  known: readonly Known[],
  stored: string,
  label: (value: Known) => string,
): Choice[] {
  const isStored = (value: string) => plain(value) === plain(stored);
  const choices = known.map((value) => ({
    value: isStored(value) ? stored : value,
    label: label(value),
  }));
  const isUnknown = stored !== '' && !known.some(isStored);
  return isUnknown ? [...choices, { value: stored, label: stored }] : choices;
}

/** Whether a dish comes in variants, however the server spells it. */
export function isVariable(productType: string): boolean {
  return plain(productType) === 'variable';
}
