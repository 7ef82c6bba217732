import { type Column, CSV_FIELDS, type FileRow, HEADERS } from './columns';
import type { ItemEntry } from './readTable';

/** The row and the column of a field of the form, whose path is such as `addonGroups[0].items[1].price`. */
export function placeOf(
  path: string,
  { rows }: ItemEntry,
  lists: Partial<Record<string, FileRow[][]>>,
): { row: number; column: string } {
  const [list = '', entry, option] = path.split(/\[|\]\.?(?:\w+\[)?/).filter(Boolean);
  const itemRow = rows.item[0] ?? Object.values(rows).flat()[0];
  const match = lists[list]?.[Number(entry)]?.[Number(option) || 0];
  return { row: (match ?? itemRow)?.row ?? 1, column: HEADERS[columnOf(path)] };
}

function columnOf(path: string): Column {
  const last = path.split('.').at(-1) ?? '';
  const field = CSV_FIELDS.find((one) => one === path);
  if (field) return field;
  if (last === 'price' || last === 'max') return last;
  if (last === 'second') return last;
  const isOption = /\.(variants|items)\[\d+\]/.test(path) || path.startsWith('combinations');
  return isOption ? 'name' : 'group';
}
