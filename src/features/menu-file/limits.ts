import type { Amounts } from '../../core/amount/amounts';
import { menuFile, type WholeMenu } from './menuFile';

/** The largest file that is read, unless the menu itself is larger. */
const MAX_BYTES = 2 * 1024 * 1024;
const MAX_ROWS = 50_000;

/** The most bytes of a character, in UTF-8 or UTF-16, and of a quotation mark that is doubled. */
const CHARACTER_BYTES = 4;
/** A separator and the quotation marks around a cell. */
const CELL_CHARACTERS = 3;

export interface Limits {
  bytes: number;
  rows: number;
}

/** How large a file may be: the download of this menu is always taken back, in whatever form it was saved. */
export function limitsFor(size: number, menu: WholeMenu, amounts: Amounts): Limits {
  if (size <= MAX_BYTES) return { bytes: MAX_BYTES, rows: MAX_ROWS };
  const { rows } = menuFile(menu, amounts);
  let characters = rows.length * menu.columns.length * CELL_CHARACTERS;
  for (const { cells } of rows) for (const cell of Object.values(cells)) characters += cell.length;
  return {
    bytes: MAX_BYTES + characters * CHARACTER_BYTES,
    rows: Math.max(MAX_ROWS, 2 * rows.length),
  };
}
