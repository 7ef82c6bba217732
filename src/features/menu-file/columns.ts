import { ITEM_TABLE } from '../../core/menu/itemTable';
import type { Translate } from '../../core/messages/messages';
import type messages from './messages.en.json';

export type CsvText = Translate<keyof typeof messages>;

/**
 * The columns of the file, with their headers. They are the same in every language, so that a file can be read by a
 * portal in another one.
 */
export const HEADERS = {
  id: 'Item ID',
  kind: 'Row',
  group: 'Group',
  name: ITEM_TABLE.name.csv,
  second: 'Second variant',
  description: ITEM_TABLE.description.csv,
  title: ITEM_TABLE.title.csv,
  category: ITEM_TABLE.categoryId.csv,
  diet: ITEM_TABLE.dietCode.csv,
  tag: ITEM_TABLE.tag.csv,
  basePrice: ITEM_TABLE.basePrice.csv,
  price: ITEM_TABLE.price.csv,
  timing: ITEM_TABLE.productTiming.csv,
  quantity: ITEM_TABLE.defaultQuantity.csv,
  listed: ITEM_TABLE.isListed.csv,
  inStock: ITEM_TABLE.isInStock.csv,
  recommended: ITEM_TABLE.isRecommended.csv,
  productType: ITEM_TABLE.productType.csv,
  max: 'Limit',
  hasPrices: 'With prices',
} as const;

export type Column = keyof typeof HEADERS;

export const COLUMNS = Object.keys(HEADERS) as Column[];

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
