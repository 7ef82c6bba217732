import type { Amounts, NumberReader } from '../../core/amount/amounts';
import type {
  AddonValues,
  CombinationValues,
  VariantGroupValues,
} from '../../core/menu/fields/itemValues';
import { cleanName, shownText } from '../../core/text/cleanName';
import { cellFlag, cellNumber, cellText } from './cells';
import type { Cells, Column, FileRow } from './columns';

/** A list of the form, with the rows of each of its entries. */
export interface ReadList<Entry> {
  list: Entry[];
  rows: FileRow[][];
}

/** Called for a cell that cannot be read. */
export type Say = (row: FileRow, column: Column, message: 'yesNo' | 'differs') => void;

/** The groups of an item on the menu. */
export interface SavedGroups {
  names: readonly string[];
  /** What the file calls them. */
  words: readonly string[];
  /** Their rows, as the file would have them. */
  rows: readonly Cells[];
  /** Called for a row whose group can be several. */
  several: (row: FileRow, words: readonly string[]) => void;
}

/** The variants have no ids, because a run finds them by their names and positions. */
export function readVariants(
  rows: readonly FileRow[],
  saved: SavedGroups,
): ReadList<VariantGroupValues> {
  const groups = byGroup(rows, saved);
  const list = groups.map(([name, group]) => ({
    name,
    variants: group.map(({ cells }) => ({ id: null, name: nameOf(cells.name) })),
  }));
  return { list, rows: groups.map(([, group]) => group) };
}

export function readCombinations(
  rows: readonly FileRow[],
  { money }: Amounts,
): ReadList<CombinationValues> {
  const list = rows.map(({ cells: { name, second, price } }) => ({
    first: nameOf(name),
    second: nameOf(second),
    price: cellNumber(price, money),
  }));
  return { list, rows: rows.map((row) => [row]) };
}

export function readAddons(
  rows: readonly FileRow[],
  saved: SavedGroups,
  { money, count }: Amounts,
  say: Say,
): ReadList<AddonValues> {
  const groups = byGroup(rows, saved);
  const list = groups.map(([name, group]) => ({
    name,
    max: shared(group, 'max', count, say),
    hasPrices: flagOf(group, count, say),
    items: group.map(({ cells }) => ({
      id: null,
      name: nameOf(cells.name),
      price: cellNumber(cells.price, money),
    })),
  }));
  return { list, rows: groups.map(([, group]) => group) };
}

/**
 * The rows of each group, in the order of the file. Groups of one name are told apart by the number that the file gives
 * them. In a file without the numbers, the rows decide, if there are as many as on the menu (c60).
 */
function byGroup(
  rows: readonly FileRow[],
  { names, words, rows: savedRows, several }: SavedGroups,
): [name: string, rows: FileRow[]][] {
  const groups = new Map<string, { name: string; rows: FileRow[] }>();
  const shownWords = words.map(shownText);
  const shownNames = names.map(shownText);
  rows.forEach((row, at) => {
    const typed = nameOf(row.cells.group);
    const shown = shownText(typed);
    const isRepeated = shownNames.includes(shown) && !shownWords.includes(shown);
    const beside = rows.length === savedRows.length ? shownText(nameOf(savedRows[at]?.group)) : '';
    const group = isRepeated ? shownWords.indexOf(beside) : shownWords.indexOf(shown);
    if (isRepeated && shownNames[group] !== shown) {
      several(
        row,
        words.filter((_word, index) => shownNames[index] === shown),
      );
    }
    const key = group < 0 ? shown : String(group);
    const existing = groups.get(key) ?? { name: names[group] ?? typed, rows: [] };
    groups.set(key, existing);
    existing.rows.push(row);
  });
  return [...groups.values()].map(({ name, rows: groupRows }) => [name, groupRows]);
}

function flagOf(rows: readonly FileRow[], count: NumberReader, say: Say): boolean {
  for (const row of rows) {
    const cell = row.cells.hasPrices ?? '';
    if (cell.trim() !== '' && cellFlag(cell) === null) say(row, 'hasPrices', 'yesNo');
  }
  return cellFlag(shared(rows, 'hasPrices', count, say)) ?? true;
}

/** A value of a whole group. It may be in one of its rows only, but not differ. */
function shared(rows: readonly FileRow[], column: Column, count: NumberReader, say: Say): string {
  const [first, ...rest] = rows.filter(({ cells }) => cellNumber(cells[column], count) !== '');
  const value = cellNumber(first?.cells[column], count);
  for (const row of rest) {
    if (cellNumber(row.cells[column], count) !== value) say(row, column, 'differs');
  }
  return value;
}

function nameOf(cell: string | undefined): string {
  return cleanName(cellText(cell));
}
