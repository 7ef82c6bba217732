import type { MenuItem } from '../../core/menu/types';

/** The columns of the price grid, in their order. The names are those of the item form. */
export const COLUMNS = [
  'basePrice',
  'price',
  'isInStock',
  'isRecommended',
  'tag',
  'categoryId',
] as const;

export type ColumnId = (typeof COLUMNS)[number];

type PriceColumn = 'basePrice' | 'price';

export function isPrice(column: ColumnId): column is PriceColumn {
  return column === 'basePrice' || column === 'price';
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
