import { textKey } from '../text/textKey';

/**
 * Returns the same text for all spellings of a known value, such as "Chef's Special" and "chefs_special" (b61). Names of
 * records have their `textKey` instead, because punctuation can be all that two of them differ in.
 *
 * @internal
 */
export function normalize(value: string): string {
  const key = textKey(value);
  return key.replace(/[\p{P}\s]/gu, '') || key;
}

interface Choice {
  value: string;
  label: string;
}

/**
 * The options of a select. A stored value can always be selected in its own spelling, even if it is unknown. So opening
 * and saving a form changes nothing (b61).
 *
 * @internal
 */
export function choicesFor<Known extends string>(
  choiceValues: readonly Known[],
  stored: string,
  label: (value: Known) => string,
): Choice[] {
  const isStored = (value: string) => normalize(value) === normalize(stored);
  const choices = choiceValues.map((value) => ({
    value: isStored(value) ? stored : value,
    label: label(value),
  }));
  const isUnknown = stored.trim() !== '' && !choiceValues.some(isStored);
  return isUnknown ? [...choices, { value: stored, label: stored }] : choices;
}
