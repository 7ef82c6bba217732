import type { NumberReader } from '../../../core/amount/amounts';
import { normalize } from '../../../core/forms/choices';
import { readCodes } from '../../../core/menu/choices';
import { rowOf } from '../../../core/menu/itemTable';
import { textIndex } from '../../../core/text/textIndex';
import { textKey } from '../../../core/text/textKey';
import { type ColumnId, type GridRow, isCodes, isPrice } from '../types';

export interface Option {
  value: string;
  label: string;
  /** The name, if the label contains more than the name. */
  name?: string;
}

/** The values of the columns that have a list of them. */
export type Options = Partial<Record<ColumnId, readonly Option[]>>;

/** What reads the texts of cells. */
export interface Readers {
  options: Options;
  money: NumberReader;
}

/**
 * The value of a typed text: an amount in digits, or the value of an option. A text that is neither is returned as
 * typed.
 */
export function readCell(
  typed: string,
  column: ColumnId,
  row: GridRow,
  { options, money }: Readers,
): string {
  const saved = row.values[column] ?? '';
  if (isPrice(column)) {
    const price = money.value(typed);
    if (price === null) return typed.trim() === '' ? '' : typed;
    return price === money.value(saved) ? saved : money.write(price);
  }
  if (isCodes(column)) return readCodes(typed, saved, codeFinder(column, options)) ?? typed.trim();
  const matches = optionsOf(typed, column, options);
  // Another spelling of the saved value is not a change.
  if (matches.some(({ value }) => value === saved)) return saved;
  if (rowOf(column).kind === 'choice' && isSaved(typed, saved, matches)) return saved;
  return matches.length === 1 && matches[0] ? matches[0].value : typed.trim();
}

function isSaved(typed: string, saved: string, matches: readonly Option[]): boolean {
  return (
    textKey(typed) === textKey(saved) ||
    (saved !== '' && matches.some(({ value }) => normalize(value) === normalize(saved)))
  );
}

/** Finds the code that a word of a cell means. */
export function codeFinder(column: ColumnId, options: Options) {
  return (word: string) => optionsOf(word, column, options)[0]?.value;
}

type FindOption = (typed: string) => readonly Option[];
const finders = new WeakMap<readonly Option[], FindOption>();

/** The options that a text means, by value or label; if there are several, it means none of them. */
export function optionsOf(typed: string, column: ColumnId, options: Options): readonly Option[] {
  const listed = options[column] ?? [];
  const byValue = listed.find(({ value }) => value === typed.trim());
  if (byValue) return [byValue];
  // Kept, because a block has many cells.
  const find = finders.get(listed) ?? finderOf(listed, column);
  finders.set(listed, find);
  return find(typed);
}

function finderOf(options: readonly Option[], column: ColumnId): FindOption {
  if (rowOf(column).kind === 'category')
    return textIndex(options, ({ label, name }) => [label, name ?? '']);
  const find = textIndex(options, ({ value, label }) => [value, label].map(normalize));
  return (typed) => find(normalize(typed));
}

/** The next option that begins with a letter, as a select finds it. */
export function optionFrom(
  letter: string,
  value: string,
  options: readonly Option[],
): Option | undefined {
  const at = options.findIndex((option) => option.value === value);
  const inOrder = [...options.slice(at + 1), ...options.slice(0, at + 1)];
  return inOrder.find(({ label }) => textKey(label).startsWith(textKey(letter)));
}
