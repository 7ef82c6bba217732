/** NFKC makes a space and a mark of the first ones, and two letters of the last one. */
const QUOTES_FIRST = /[\u00b4\u1ffd]|(\u2033)/g;
/** What is not seen: joiners, marks of direction, fillers, the braille blank, and control characters. */
const UNSEEN = /\p{DI}|\u2800|[^\P{Cc}\s]/gu;
const SINGLE = /[\u2018-\u201b\u2032\u2035\u02b9\u02bb-\u02bd`]/g;
const DOUBLE = /[\u201c-\u201f\u2036\u00ab\u00bb\u301d-\u301f]/g;
const DASHES = /[\p{Pd}\u2212]/gu;
/** Words of printable ASCII without the backtick, one space apart: most texts, which need no Unicode. */
const PLAIN = /^(?:[!-_a-~]+(?: [!-_a-~]+)*)?$/;

/**
 * One key for all spellings of a text: width, case, quotes, dashes, spaces, invisible letters, and marks such as the
 * nukta, which can be typed in two ways. Texts are searched and compared by it. It never chooses between two records,
 * because both can have it (c60).
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
  return folded.normalize('NFKC').replace(SINGLE, "'").replace(DOUBLE, '"').replace(DASHES, '-');
}

/** The keys of the fields of a record, in lines. A search never finds two fields at once. @internal */
export function searchKey(fields: readonly string[]): string {
  return fields.map(textKey).join('\n');
}
