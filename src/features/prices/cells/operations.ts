import type { NumberReader } from '../../../core/amount/amounts';
import { largest } from '../../../core/extremes';
import type { Range } from '../grid/range';
import {
  type ColumnId,
  type Edits,
  type GridRow,
  isPrice,
  type PriceColumn,
  type Typed,
} from '../types';
import { type Adjustment, adjust } from './amounts';

/** The rows and columns on screen, with the edits. */
export interface Table {
  rows: readonly GridRow[];
  columns: readonly ColumnId[];
  edits: Edits;
}

/** The value of a cell with its edit; `undefined` if the row has no such cell. */
export function valueAt(row: GridRow, column: ColumnId, edits: Edits): string | undefined {
  return edits.get(row.key)?.[column]?.value ?? row.values[column];
}

/** The cells of a range that can be changed. */
export function cellsIn({ rows, columns }: Table, { top, bottom, start, end }: Range) {
  return rows.slice(top, bottom + 1).flatMap((row) =>
    columns
      .slice(start, end + 1)
      .filter((column) => row.values[column] !== undefined)
      .map((column) => ({ row, column })),
  );
}

/** A text for each cell of a range. */
export function fill(table: Table, range: Range, typed: string): Typed[] {
  return cellsIn(table, range).map((cell) => ({ ...cell, typed }));
}

export interface Paste {
  cells: Typed[];
  /** The number of cells of the block that the table has no room for. */
  skipped: number;
  /** The cells that the block covers. */
  range: Range;
}

/** Writes a block from the first cell of a range on. A range that is a multiple of the block repeats it. */
export function paste(table: Table, range: Range, block: readonly (readonly string[])[]): Paste {
  const height = block.length;
  const width = largest(block.map((row) => row.length));
  const rows = repeated(range.bottom - range.top + 1, height);
  const columns = repeated(range.end - range.start + 1, width);
  const cells: Typed[] = [];
  let skipped = 0;
  for (let down = 0; down < rows; down += 1) {
    const row = table.rows[range.top + down];
    const texts = block[down % height] ?? [];
    for (let across = 0; across < columns; across += 1) {
      const typed = texts[across % width];
      const column = table.columns[range.start + across];
      if (typed === undefined) continue;
      if (row && column && row.values[column] !== undefined) cells.push({ row, column, typed });
      else skipped += 1;
    }
  }
  const bottom = Math.min(range.top + rows, table.rows.length) - 1;
  const end = Math.min(range.start + columns, table.columns.length) - 1;
  return { cells, skipped, range: { ...range, bottom, end } };
}

function repeated(selected: number, length: number): number {
  return selected % length === 0 ? selected : length;
}

/** The first row of a range into those below; a single row gets the values of the row above it. */
export function fillDown(table: Table, range: Range): Typed[] {
  const isOneRow = range.top === range.bottom;
  const from = table.rows[isOneRow ? range.top - 1 : range.top];
  if (!from) return [];
  const below = isOneRow ? range : { ...range, top: range.top + 1 };
  return cellsIn(table, below).flatMap((cell) => {
    const typed = valueAt(from, cell.column, table.edits);
    return typed === undefined ? [] : [{ ...cell, typed }];
  });
}

/** The prices of one column in a range after the adjustment. Cells without a valid price stay as they are. */
export function adjustAll(
  table: Table,
  range: Range,
  change: Adjustment & { column: PriceColumn },
  money: NumberReader,
): Typed[] {
  const { column, ...adjustment } = change;
  return cellsIn(table, range).flatMap((cell) => {
    const price = cell.column === column ? priceOf(cell, table.edits, money) : null;
    if (price === null) return [];
    return [{ ...cell, typed: money.write(adjust(price, adjustment, money.unit)) }];
  });
}

/** The prices of a column that an adjustment would change. */
export interface PriceCount {
  column: PriceColumn;
  prices: number;
  items: number;
}

/** What an adjustment would change in each column of prices; columns without a valid price are left out. */
export function countPrices(table: Table, range: Range, money: NumberReader): PriceCount[] {
  const { rows, columns, edits } = table;
  const shown = rows.slice(range.top, range.bottom + 1);
  return columns.slice(range.start, range.end + 1).flatMap((column) => {
    if (!isPrice(column)) return [];
    const priced = shown.filter((row) => priceOf({ row, column }, edits, money) !== null);
    if (priced.length === 0) return [];
    const items = new Set(priced.map(({ item }) => item)).size;
    return [{ column, prices: priced.length, items }];
  });
}

/** What the tools change without a selection: the selling prices that are shown, or else another column. */
export function countShown(table: Table, money: NumberReader): Omit<PriceCount, 'column'> {
  const { rows, columns } = table;
  const range = { top: 0, bottom: rows.length - 1, start: 0, end: columns.length - 1 };
  const counts = countPrices(table, range, money);
  const items = new Set(rows.map(({ item }) => item)).size;
  return counts.find(({ column }) => column === 'price') ?? counts[0] ?? { prices: 0, items };
}

/** Whether an adjustment would change a cell. */
export function hasPrices(
  { rows, columns, edits }: Table,
  range: Range,
  money: NumberReader,
): boolean {
  const prices = columns.slice(range.start, range.end + 1).filter(isPrice);
  return rows
    .slice(range.top, range.bottom + 1)
    .some((row) => prices.some((column) => priceOf({ row, column }, edits, money) !== null));
}

/** The valid price in a cell; otherwise `null`. */
function priceOf(
  { row, column }: Omit<Typed, 'typed'>,
  edits: Edits,
  money: NumberReader,
): number | null {
  return isPrice(column) ? money.value(valueAt(row, column, edits) ?? '') : null;
}
