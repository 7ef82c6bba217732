import type { Amounts, NumberReader } from '../../../core/amount/amounts';
import type { AddonValues, CombinationValues, VariantGroupValues } from '../edit/itemValues';
import { cellNumber, cellFlag, cellText } from './cells';
import type { Column, FileRow } from './columns';

/** A list of the form, with the rows of each of its entries. */
export interface ReadList<Entry> {
  list: Entry[];
  rows: FileRow[][];
}

/** Called for a cell that cannot be read. */
export type Say = (row: FileRow, column: Column, message: 'yesNo' | 'differs') => void;

/** The variants have no ids, because the engine finds them by their names. */
export function readVariants(rows: readonly FileRow[]): ReadList<VariantGroupValues> {
  const groups = byGroup(rows);
  const list = groups.map(([name, own]) => ({
    name,
    variants: own.map(({ cells }) => ({ id: null, name: nameOf(cells.name) })),
  }));
  return { list, rows: groups.map(([, own]) => own) };
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
  { money, count }: Amounts,
  say: Say,
): ReadList<AddonValues> {
  const groups = byGroup(rows);
  const list = groups.map(([name, own]) => ({
    name,
    max: shared(own, 'max', count, say),
    hasPrices: flagOf(own, count, say),
    items: own.map(({ cells }) => ({
      id: null,
      name: nameOf(cells.name),
      price: cellNumber(cells.price, money),
    })),
  }));
  return { list, rows: groups.map(([, own]) => own) };
}

/** The rows of each group, in the order of the file. */
function byGroup(rows: readonly FileRow[]): [name: string, rows: FileRow[]][] {
  const groups = new Map<string, FileRow[]>();
  for (const row of rows) {
    const name = nameOf(row.cells.group);
    const known = groups.get(name);
    if (known) known.push(row);
    else groups.set(name, [row]);
  }
  return [...groups];
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
  return cellText(cell).trim();
}
