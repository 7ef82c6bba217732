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
    .map((choice) => choice.label)
    .join(', ');
}

/** A choice for each value and for each stored code that is unknown; a stored code keeps its spelling (b61). */
export function choicesOf<Choice extends string>(
  stored: string,
  choices: readonly Choice[],
  label: (choice: Choice) => string,
) {
  const codes = codesOf(stored);
  const codeByKey = byKey(codes);
  const unknown = new Set(codes);
  const listed = choices.map((choice) => {
    const code = codeByKey.get(normalize(choice));
    if (code !== undefined) unknown.delete(code);
    return { value: code ?? choice, label: label(choice), isChosen: code !== undefined };
  });
  const others = [...unknown].map((value) => ({ value, label: clip(value), isChosen: true }));
  return [...listed, ...others];
}

/** What separates words that people type. */
const SEPARATORS = /[,;،、|]/g;

/** A label as one word of a typed text. */
export function asWord(label: string): string {
  return label.replaceAll(SEPARATORS, ' ');
}

/** Finds the code of a word. */
type FindCode = (word: string) => string | undefined;

/** The codes of a typed text such as "Milk; egg"; a word that is neither stored nor found makes it `null`. */
export function readCodes(typed: string, stored: string, find: FindCode): string | null {
  const codes = readWords(typed, stored, find).map(({ code }) => code);
  return codes.includes(undefined) ? null : joinCodes(codes as string[]);
}

/** The first word of a typed text that is neither stored nor found. */
export function unknownWord(typed: string, stored: string, find: FindCode): string | undefined {
  return readWords(typed, stored, find).find(({ code }) => code === undefined)?.word;
}

function readWords(typed: string, stored: string, find: FindCode) {
  const saved = codesOf(stored);
  const savedByKey = byKey(saved);
  const exact = new Set(saved);
  // A code of the server may have another separator than a comma in it.
  const words = codesOf(typed).flatMap((part) =>
    exact.has(part) ? [part] : codesOf(part.replaceAll(SEPARATORS, ',')),
  );
  return words.map((word) => {
    if (exact.has(word)) return { word, code: word };
    const code = find(word);
    return { word, code: savedByKey.get(normalize(code ?? word)) ?? code };
  });
}

/** Codes by their key; of several with one key, the first one. */
function byKey(codes: readonly string[]): ReadonlyMap<string, string> {
  return new Map(codes.toReversed().map((code) => [normalize(code), code]));
}

/** The label of a stored tag. */
export function tagWords(stored: string, label: (tag: (typeof TAGS)[number]) => string): string {
  return choiceWords(stored, TAGS, label);
}

export const PRODUCT_TYPES = ITEM_TABLE.productType.choices;

export function isVariable(productType: string): boolean {
  return normalize(productType) === 'variable';
}
