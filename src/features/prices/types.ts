import {
  type FieldOf,
  type Has,
  ITEM_TABLE,
  type ItemField,
  isOffered,
  rowOf,
} from '../../core/menu/itemTable';
import type { MenuItem } from '../../core/menu/types';

type Table = typeof ITEM_TABLE;

/** A field of the item form that has a column in the price grid. */
export type ColumnId = {
  [Field in ItemField]: Table[Field] extends { grid: number } ? Field : never;
}[ItemField];

const placeOf = (field: ItemField): number | null => {
  const row = ITEM_TABLE[field];
  return 'grid' in row ? row.grid : null;
};

/** The columns of the price grid, in their order. */
export const COLUMNS = (Object.keys(ITEM_TABLE) as ItemField[])
  .filter((field): field is ColumnId => placeOf(field) !== null)
  .sort((one, other) => (placeOf(one) ?? 0) - (placeOf(other) ?? 0));

/** The columns of the fields that the backend has. */
export function columnsFor(has: Has): readonly ColumnId[] {
  return COLUMNS.filter((column) => isOffered(column, has));
}

/** A column of prices. */
export type PriceColumn = Extract<ColumnId, FieldOf<'price'>>;

export function isFlag(column: ColumnId): boolean {
  return ITEM_TABLE[column].kind === 'flag';
}

/** Whether a cell has several words, which are typed as one text. */
export function isCodes(column: ColumnId): boolean {
  return rowOf(column).kind === 'choices';
}

export function isPrice(column: ColumnId): column is PriceColumn {
  return ITEM_TABLE[column].kind === 'price';
}

/** An item, or a combination of its variants, which has only a price. */
export interface GridRow {
  key: string;
  item: MenuItem;
  /** The index of the combination; `null` in the row of the item itself. */
  combination: number | null;
  /** The saved values that can be changed, as the item form has them. */
  values: Partial<Record<ColumnId, string>>;
  /** The saved values that are shown; also those of an item that cannot be saved. */
  shown: Partial<Record<ColumnId, string>>;
}

/** A value that is not saved yet: as typed if it has an error. */
export interface Edit {
  value: string;
  error: string;
}

export type RowEdits = Partial<Record<ColumnId, Edit>>;

/** The edits by the key of the row. */
export type Edits = ReadonlyMap<string, RowEdits>;

/** A text for one cell, before it is read. */
export interface Typed {
  row: GridRow;
  column: ColumnId;
  typed: string;
}

/** A position in the rows and columns on screen. */
export interface Cell {
  row: number;
  column: number;
}
