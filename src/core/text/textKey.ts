import { asciiDigits } from '../amount/asciiDigits';

/** NFKC makes a space and a mark of the first ones, and two letters of the last one. */
const QUOTES_FIRST = /[\u00b4\u1ffd]|(\u2033)/g;
/** What is not seen: joiners, marks of direction, fillers, the braille blank, and control characters. */
const UNSEEN = /\p{DI}|\u2800|[^\P{Cc}\s]/gu;
const SINGLE = /[\u2018-\u201b\u2032\u2035\u02b9\u02bb-\u02bd`]/g;
const DOUBLE = /[\u201c-\u201f\u2036\u00ab\u00bb\u301d-\u301f]/g;
const DASHES = /[\p{Pd}\u2212]/gu;
/** Letters with two codes: on keyboards for Arabic and Urdu, and in older texts of Malayalam and Bengali (c126). */
const TWINS: Readonly<Record<string, string>> = {
  '\u064a': '\u06cc',
  '\u0649': '\u06cc',
  '\u0643': '\u06a9',
  '\u0647': '\u06c1',
  '\u0629': '\u06c3',
  '\u0d7a': '\u0d23\u0d4d',
  '\u0d7b': '\u0d28\u0d4d',
  '\u0d7c': '\u0d30\u0d4d',
  '\u0d7d': '\u0d32\u0d4d',
  '\u0d7e': '\u0d33\u0d4d',
  '\u09ce': '\u09a4\u09cd',
};
const TWIN = /[\u0629\u0643\u0647\u0649\u064a\u09ce\u0d7a-\u0d7e]/g;
/** Words of printable ASCII without the backtick, one space apart: most texts, which need no Unicode. */
const PLAIN = /^(?:[!-_a-~]+(?: [!-_a-~]+)*)?$/;

/**
 * One key for all spellings of a text: width, case, quotes, dashes, spaces, invisible letters, the digits of all scripts,
 * and letters such as those with a nukta, which can be typed in two ways. Texts are searched and compared by it. It never
 * chooses between two records, because both can have it (c60).
 *
 * @internal
 */
export function textKey(value: string): string {
  if (PLAIN.test(value)) return value.toLowerCase();
  return fold(value)
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .trim();
}

function fold(value: string): string {
  const plain = value
    .replace(QUOTES_FIRST, (_quote, double?: string) => (double ? '"' : "'"))
    .replace(UNSEEN, '')
    .normalize('NFKC');
  // Upper case in between, because a letter can have two lower cases.
  const folded = plain.toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ');
  const letters = asciiDigits(folded.normalize('NFKC')).replace(
    TWIN,
    (letter) => TWINS[letter] ?? '',
  );
  return letters.replace(SINGLE, "'").replace(DOUBLE, '"').replace(DASHES, '-');
}

/** The keys of the fields of a record, in lines. A search never finds two fields at once. @internal */
export function searchKey(fields: readonly string[]): string {
  return fields.map(textKey).join('\n');
}
