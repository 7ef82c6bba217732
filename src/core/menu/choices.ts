import { clip } from '../format/wireValues';
import { normalize } from '../forms/choices';
import { ITEM_TABLE } from './itemTable';

export const TAGS = ITEM_TABLE.tag.choices;

/** The label of a stored tag in any spelling, or the tag itself if it is unknown. */
export function tagWords(stored: string, label: (tag: (typeof TAGS)[number]) => string): string {
  const known = TAGS.find((tag) => normalize(tag) === normalize(stored));
  return known ? label(known) : clip(stored);
}

export const DIETS = ITEM_TABLE.dietCode.choices;

export const PRODUCT_TYPES = ITEM_TABLE.productType.choices;

export const TIMINGS = ITEM_TABLE.productTiming.choices;

export function isVariable(productType: string): boolean {
  return normalize(productType) === 'variable';
}
