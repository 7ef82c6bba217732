import { clip } from '../format/wireValues';
import { normalize } from '../forms/choices';
import { codesOf, joinCodes } from './codes';
import { ITEM_TABLE } from './itemTable';

export const TAGS = ITEM_TABLE.tag.choices;

/** The label of a stored choice in any spelling, or the choice itself if it is unknown. */
export function choiceWords<Choice extends string>(
  stored: string,
  choices: readonly Choice[],
  label: (choice: Choice) => string,
): string {
  const choice = choices.find((one) => normalize(one) === normalize(stored));
  return choice === undefined ? clip(stored) : label(choice);
}

/** The labels of stored codes in the order of the choices, then the codes that are unknown. */
export function codeWords<Choice extends string>(
  stored: string,
  choices: readonly Choice[],
  label: (choice: Choice) => string,
): string {
  return choicesOf(stored, choices, label)
    .filter(({ isChosen }) => isChosen)
    .map((choice) => clip(choice.label))
    .join(', ');
}

/** A choice for each value and for each stored code that is unknown; a stored code keeps its spelling (b61). */
export function choicesOf<Choice extends string>(
  stored: string,
  choices: readonly Choice[],
  label: (choice: Choice) => string,
) {
  const codes = codesOf(stored);
  const storedAs = (choice: string) => codes.find((code) => normalize(code) === normalize(choice));
  const listed = choices.map((choice) => {
    const code = storedAs(choice);
    return { value: code ?? choice, label: label(choice), isChosen: code !== undefined };
  });
  const unknown = codes.filter((code) => !choices.some((choice) => storedAs(choice) === code));
  return [...listed, ...unknown.map((value) => ({ value, label: value, isChosen: true }))];
}

/**
 * The codes of a typed text such as "Milk; egg"; a word that is neither stored nor found makes it `null`.
 *
 * @param find - returns the code of a word
 */
export function readCodes(
  typed: string,
  stored: string,
  find: (word: string) => string | undefined,
): string | null {
  const saved = codesOf(stored);
  const codes = codesOf(typed.replaceAll(/[;،、|]/g, ',')).map((word) => {
    const code = find(word) ?? word;
    return saved.find((one) => normalize(one) === normalize(code)) ?? find(word);
  });
  return codes.includes(undefined) ? null : joinCodes(codes as string[]);
}

/** The label of a stored tag. */
export function tagWords(stored: string, label: (tag: (typeof TAGS)[number]) => string): string {
  return choiceWords(stored, TAGS, label);
}

export const PRODUCT_TYPES = ITEM_TABLE.productType.choices;

export function isVariable(productType: string): boolean {
  return normalize(productType) === 'variable';
}
