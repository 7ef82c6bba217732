import type { NumberReader } from '../../../../core/amount/amounts';
import { normalize } from '../../../../core/forms/choices';
import { type ColumnId, type GridRow, isPrice } from '../types';

export interface Option {
  value: string;
  label: string;
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
  const found = findOption(typed, options[column] ?? []);
  const value = found?.value ?? typed.trim();
  // Another spelling of the saved value is no change.
  return column === 'tag' && normalize(value) === normalize(saved) ? saved : value;
}

function findOption(typed: string, options: readonly Option[]): Option | undefined {
  const value = typed.trim();
  return (
    options.find((option) => option.value === value) ??
    (value === '' ? undefined : byWord(options).get(normalize(value)))
  );
}

const words = new WeakMap<readonly Option[], ReadonlyMap<string, Option>>();

/** The options by their values and labels, of which the first has a word. Kept, because a block has many cells. */
function byWord(options: readonly Option[]): ReadonlyMap<string, Option> {
  const known = words.get(options);
  if (known) return known;
  const found = new Map<string, Option>();
  for (const option of options.toReversed()) {
    for (const word of [option.value, option.label]) found.set(normalize(word), option);
  }
  words.set(options, found);
  return found;
}

/** The next option that begins with a letter, as a select finds it. */
export function optionFrom(
  letter: string,
  value: string,
  options: readonly Option[],
): Option | undefined {
  const at = options.findIndex((option) => option.value === value);
  const inOrder = [...options.slice(at + 1), ...options.slice(0, at + 1)];
  return inOrder.find(({ label }) => label.toLowerCase().startsWith(letter.toLowerCase()));
}
