import { clip } from '../format/wireValues';
import { normalize } from '../forms/choices';
import { ITEM_TABLE } from './itemTable';

export const TAGS = ITEM_TABLE.tag.choices;

/** The label of a stored choice in any spelling, or the choice itself if it is unknown. */
export function choiceWords<Choice extends string>(
  stored: string,
  choices: readonly Choice[],
  label: (choice: Choice) => string,
): string {
  const known = choices.find((one) => normalize(one) === normalize(stored));
  return known === undefined ? clip(stored) : label(known);
}

/** The label of a stored tag. */
export function tagWords(stored: string, label: (tag: (typeof TAGS)[number]) => string): string {
  return choiceWords(stored, TAGS, label);
}

export const PRODUCT_TYPES = ITEM_TABLE.productType.choices;

export function isVariable(productType: string): boolean {
  return normalize(productType) === 'variable';
}
