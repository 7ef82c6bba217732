import type { NumberReader } from '../../core/amount/amounts';
import { normalize } from '../../core/forms/choices';
import { shownText } from '../../core/text/cleanName';
import { protectText, unprotectText } from '../../ui/patterns/export/spreadsheetText';
import type { Cells } from './columns';

/** The text of a cell, without what the export adds to it and with the line breaks of the portal. */
export function cellText(cell = ''): string {
  return unprotectText(cell.replaceAll(/\r\n?/g, '\n'));
}

/** A row that is written and read again, to compare it with one of the file. */
export function asRead(cells: Cells): Cells {
  const texts = Object.entries(cells).map(([column, cell]) => [column, protectText(cell)]);
  return Object.fromEntries(texts);
}

/** Whether two cells look the same. */
export function isSameCell(one: string | undefined, other: string | undefined): boolean {
  // Most cells of a file are as they were downloaded, and a large menu has a million.
  return one === other || shownText(cellText(one)) === shownText(cellText(other));
}

/** A number as the form writes it; another text stays unchanged, so that the rules of the form refuse it. */
export function cellNumber(cell: string | undefined, { value, write }: NumberReader): string {
  const typed = cellText(cell).trim();
  const number = value(typed);
  return number === null ? typed : write(number);
}

/** `null` if the cell is neither yes nor no. */
export function cellFlag(cell: string | undefined): boolean | null {
  const word = normalize(cellText(cell));
  if (['yes', 'true', '1'].includes(word)) return true;
  return ['no', 'false', '0'].includes(word) ? false : null;
}
