import type { Amounts } from '../../core/amount/amounts';
import { inSlices } from '../../core/async/inSlices';
import { clip } from '../../core/format/wireValues';
import { normalize } from '../../core/forms/choices';
import { categoryNames } from '../../core/menu/categoryNames';
import { toValues } from '../../core/menu/fields/itemValues';
import type { MenuItem } from '../../core/menu/types';
import { cellText } from './cells';
import {
  type Column,
  type CsvText,
  columnOf,
  columnsFor,
  type FileRow,
  HEADERS,
  KINDS,
  type Kind,
  type Problem,
} from './columns';
import { createIdCheck } from './damage';
import { itemRows, itemsById } from './itemRows';

/** A menu has fewer columns, also one with columns that somebody added. */
const MOST_COLUMNS = 100;
/** The most variants, combinations or addons of an item, which are checked at once, unless the item has more. */
const MOST_OF_KIND = 500;

/** The rows of an item, by kind. */
export interface ItemEntry {
  item: MenuItem;
  rows: Record<Kind, FileRow[]>;
}

export interface ReadTable {
  entries: ItemEntry[];
  problems: Problem[];
}

interface TableContext {
  /** The columns that the file of this backend has. */
  allowed: readonly Column[];
  menu: readonly MenuItem[];
  text: CsvText;
  amounts: Amounts;
  signal: AbortSignal;
  /** The row of the header. */
  firstRow: number;
}

/** Assigns the rows of a file to the items of the menu. */
export async function readTable(
  [head = [], ...body]: readonly (readonly string[])[],
  { menu, amounts, text, signal, firstRow, allowed }: TableContext,
): Promise<ReadTable> {
  const { columns, width, problems } = readHead(head, firstRow, text, allowed);
  if (problems.length > 0) return { entries: [], problems };
  const items = itemsById(menu);
  const isDamagedId = createIdCheck(items.keys());
  const entries = new Map<string, ItemEntry>();
  let row = firstRow;
  const read = (texts: readonly string[]) => {
    row += 1;
    if (texts.every((cell) => cell.trim() === '')) return;
    const say = (column: Column | null, message: string) =>
      problems.push({ row, column: column ? HEADERS[column] : '', text: message });
    const cells = Object.fromEntries(columns.map((column, at) => [column, texts[at] ?? '']));
    if (texts.slice(width).some((cell) => cell !== '')) say(null, text('extraCells'));
    const kind = KINDS.find((one) => one === normalize(cellText(cells.kind)));
    if (!kind) return say('kind', text('unknownKind'));
    const id = cellText(cells.id).trim();
    const item = items.get(id);
    if (!item) {
      const isDamaged = isDamagedId(id);
      return say('id', isDamaged ? text('damagedId', { value: id }) : text('unknownItem'));
    }
    const entry = entries.get(item.id) ?? {
      item,
      rows: { item: [], variant: [], combination: [], addon: [] },
    };
    entries.set(item.id, entry);
    if (kind === 'item' && entry.rows.item.length > 0) return say('id', text('doubleItem'));
    entry.rows[kind].push({ row, cells });
  };
  await inSlices(body, read, { signal, onBreak: () => {} });
  for (const { item, rows } of entries.values()) {
    for (const kind of KINDS) {
      const count = mostOf(kind, rows[kind].length, item, amounts);
      const [extra] = rows[kind].splice(count);
      if (!extra) continue;
      problems.push({ row: extra.row, column: HEADERS.id, text: text('longItem', { count }) });
    }
  }
  return { entries: [...entries.values()], problems };
}

/** How many rows of a kind an item may have, if the file has `count`. */
function mostOf(kind: Kind, count: number, item: MenuItem, amounts: Amounts): number {
  if (count <= MOST_OF_KIND) return MOST_OF_KIND;
  const saved = itemRows(item.id, toValues(item, amounts), categoryNames([])).filter(
    (cells) => cells.kind === kind,
  );
  return Math.max(MOST_OF_KIND, saved.length);
}

/** Whether a file is one of the menu, perhaps with wrong columns. */
export function isMenuHead(head: readonly string[] = []): boolean {
  return (
    head.length <= MOST_COLUMNS &&
    head.some((name) => ['id', 'kind'].includes(columnOf(name) ?? ''))
  );
}

function readHead(head: readonly string[], row: number, text: CsvText, allowed: readonly Column[]) {
  const problems: Problem[] = [];
  const say = (column: string, message: string) => problems.push({ row, column, text: message });
  const names = head.toReversed();
  // Some spreadsheets write empty columns at the end.
  const last = names.findIndex((name) => name.trim() !== '');
  const named = last < 0 ? [] : head.slice(0, head.length - last);
  const recognized = named.map((name) => allowed.find((one) => one === columnOf(name)));
  // A file that was saved before the backend had a capability stays one of the menu.
  const missing = columnsFor(() => false).filter((column) => !recognized.includes(column));
  // Further columns at the end are those of the host or of the vendor.
  const end = recognized.findLastIndex((column) => column !== undefined);
  const columns = recognized.flatMap((column, at) => {
    const isFurther = missing.length === 0 && at > end;
    if (!column && !isFurther) say(clip(named[at] ?? ''), text('unknownColumn'));
    return column ?? [];
  });
  for (const column of new Set(columns)) {
    if (columns.filter((one) => one === column).length > 1)
      say(HEADERS[column], text('doubleColumn'));
  }
  for (const column of missing) say(HEADERS[column], text('noColumn'));
  return { columns, width: named.length, problems };
}
