import { clip } from '../format/wireValues';
import { normalize } from '../forms/choices';

export const TAGS = ['Spicy', 'Best Selling', "Chef's Special"] as const;

/** The label of a stored tag in any spelling, or the tag itself if it is unknown. */
export function tagWords(stored: string, label: (tag: (typeof TAGS)[number]) => string): string {
  const known = TAGS.find((tag) => normalize(tag) === normalize(stored));
  return known ? label(known) : clip(stored);
}

export const DIETS = ['veg', 'non_veg', 'egg'] as const;

export const PRODUCT_TYPES = ['simple', 'variable'] as const;

export const TIMINGS = ['full_time', 'partial_time'] as const;

export function isVariable(productType: string): boolean {
  return normalize(productType) === 'variable';
}
