import { asciiDigits } from '../../core/amount/asciiDigits';
import { fieldsOf } from '../../core/menu/itemTable';
import { isSpreadsheetValue } from '../../ui/patterns/export/spreadsheetText';
import { cellText } from './cells';
import { type Cells, COLUMNS, type Column, type FileRow } from './columns';

/** What a spreadsheet did to a text. The names are those of the messages. */
type DamageKind = 'damagedLetters' | 'damagedValue';

interface Damage {
  row: number;
  column: Column;
  kind: DamageKind;
  value: string;
}

/** The columns with a text of the vendor; the other ones have rules that refuse what is damaged. */
const WORDS: readonly Column[] = ['group', 'second', ...fieldsOf('name', 'text', 'category')];
const TEXTS = COLUMNS.filter((column) => WORDS.includes(column));

/** Letters that an encoding without them has replaced. */
const LOST = /(?:^|\s)\?{3,}|^[^\p{L}\p{N}]*\?\?[^\p{L}\p{N}]*$|\uFFFD/u;

/** The characters of the bytes 0x80 to 0xBF in Windows-1252, which follow the first byte of a letter in UTF-8. */
const NEXT = '[\\u0080-\\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]';
/** UTF-8 that was read as Windows-1252: two such letters, or one of the most frequent, such as ₹, ’, é and those of India. */
const DOUBLE = new RegExp(
  `(?:[Â-ß]${NEXT}|[à-ï]${NEXT}{2}|[ð-ô]${NEXT}{3}){2}|[ÂÃ]${NEXT}|à[¤-¹]|â[€‚]|ðŸ`,
);

/** A day or a long number as a spreadsheet writes it: 02-Jan, Mar-01, 4.33E+20. */
const WRITTEN =
  /^(?:\d{1,2}-[A-Z][a-z]{2}(?:-\d{2,4})?|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-\d{2,4}|\d(?:[.,]\d+)?E[+-]\d{1,3})$/;

/** The texts of an item that a spreadsheet has damaged. A text that the item has already is none of them. */
export function damagesOf(rows: readonly FileRow[], saved: readonly Cells[]): Damage[] {
  return TEXTS.flatMap((column) => {
    const texts = saved.map((cells) => cellText(cells[column]).trim());
    return rows.flatMap(({ row, cells }): Damage[] => {
      const value = cellText(cells[column]).trim();
      const isMarked = cells[column]?.startsWith("'");
      const kind = value === '' || texts.includes(value) ? null : damageOf(value, texts, isMarked);
      return kind ? [{ row, column, kind, value }] : [];
    });
  });
}

/** @param isMarked - whether an apostrophe says that the text is as the vendor wants it */
function damageOf(text: string, saved: readonly string[], isMarked = false): DamageKind | null {
  const isNew = (damage: RegExp) => damage.test(text) && !saved.some((one) => damage.test(one));
  if (isNew(LOST) || isNew(DOUBLE) || saved.some((one) => hasLost(text, one))) {
    return 'damagedLetters';
  }
  if (isMarked) return null;
  return WRITTEN.test(text) || saved.some((one) => isSameValue(text, one)) ? 'damagedValue' : null;
}

/** Whether a text is the saved one with question marks instead of some letters. */
function hasLost(text: string, saved: string): boolean {
  return /[^\0-\x7f]/.test(saved) && text.includes('?') && plain(text) === plain(saved);
}

function plain(text: string): string {
  return text.replaceAll(/[^\0-\x7f]/g, '?');
}

/**
 * Whether a text is what a spreadsheet shows for the saved one: 7 for 007, 250 for ₹250, 01/02/2026 for 1/2, 100000 for
 * 1E5.
 */
function isSameValue(text: string, saved: string): boolean {
  if (!isSpreadsheetValue(saved)) return false;
  const before = numberOf(saved);
  // A spreadsheet has 15 digits.
  if (Math.abs(numberOf(text) - before) <= Math.abs(before) * 1e-14) return true;
  const parts = partsOf(text);
  const savedParts = partsOf(saved);
  const isDay = isSpreadsheetValue(text) && parts.length === 3 && savedParts.length > 1;
  return isDay && savedParts.every((part) => parts.includes(part));
}

function numberOf(text: string): number {
  return Number(asciiDigits(text).replaceAll(/[,\p{Sc}]/gu, ''));
}

/** The numbers of a day, a year without its century. */
function partsOf(text: string): number[] {
  return (text.match(/\d+/g) ?? []).map((part) => Number(part) % 100);
}

/** A check whether a spreadsheet has changed an id: a long one to 4.33E+20 or 15 digits, another one without its zeros. */
export function createIdCheck(ids: Iterable<string>): (id: string) => boolean {
  const shortenedIds = new Set([...ids].filter(isDigits).map(shortened));
  return (id) => WRITTEN.test(id) || (isDigits(id) && shortenedIds.has(shortened(id)));
}

function isDigits(id: string): boolean {
  return /^\d+$/.test(id);
}

function shortened(id: string): string {
  const digits = id.replace(/^0+/, '');
  return `${digits.length} ${digits.slice(0, 15)}`;
}
