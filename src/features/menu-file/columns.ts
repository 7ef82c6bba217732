import { normalize } from '../../core/forms/choices';
import {
  FIELDS,
  type Has,
  ITEM_TABLE,
  type ItemField,
  isOffered,
  rowOf,
} from '../../core/menu/itemTable';
import type { Translate } from '../../core/messages/messages';
import type messages from './messages.en.json';

export type CsvText = Translate<keyof typeof messages>;

type Table = typeof ITEM_TABLE;

/** A field of the item form that has a column in the file. */
export type CsvField = {
  [Field in ItemField]: Table[Field] extends { csv: string } ? Field : never;
}[ItemField];

/** The fields with a column, in its order. */
export const CSV_FIELDS = FIELDS.filter((field): field is CsvField => 'csv' in rowOf(field));

const { name, ...others } = Object.fromEntries(
  CSV_FIELDS.map((field) => [field, ITEM_TABLE[field].csv]),
) as { [Field in CsvField]: Table[Field]['csv'] };

/**
 * The columns of the file, with their headers: `name` and `price` are also those of variants and addons. They are the same
 * in every language, so that a file can be read by a portal in another one.
 */
export const HEADERS = {
  id: 'Item ID',
  kind: 'Row',
  group: 'Group',
  name,
  second: 'Second variant',
  ...others,
  max: 'Limit',
  hasPrices: 'With prices',
} as const;

export type Column = keyof typeof HEADERS;

export const COLUMNS = Object.keys(HEADERS) as Column[];

/** The column with a header in any spelling. */
export function columnOf(header: string): Column | undefined {
  return COLUMNS.find((column) => normalize(HEADERS[column]) === normalize(header));
}

/** The columns of the fields that the backend has. */
export function columnsFor(has: Has): readonly Column[] {
  const hidden: readonly Column[] = CSV_FIELDS.filter((field) => !isOffered(field, has));
  return COLUMNS.filter((column) => !hidden.includes(column));
}

/** What a row is: an item, one of its variants, the price of a combination, or an addon. */
export const KINDS = ['item', 'variant', 'combination', 'addon'] as const;
export type Kind = (typeof KINDS)[number];

/** The cells of a row; a column that the file does not have is absent. */
export type Cells = Partial<Record<Column, string>>;

/** A row of the file, counted from 1 as a spreadsheet does. */
export interface FileRow {
  row: number;
  cells: Cells;
}

/** Something in the file that has to be corrected. */
export interface Problem {
  row: number;
  /** The header of the column; `''` if the whole row is meant. */
  column: string;
  text: string;
}
