import type { Amounts } from '../../core/amount/amounts';
import { clip } from '../../core/format/wireValues';
import { normalize } from '../../core/forms/choices';
import type { CategoryNames } from '../../core/menu/categoryNames';
import { readCodes, unknownWord } from '../../core/menu/choices';
import { type ItemValues, toValues } from '../../core/menu/fields/itemValues';
import { type FieldRow, fieldsOf, ITEM_TABLE, rowOf } from '../../core/menu/itemTable';
import { textKey } from '../../core/text/textKey';
import { asRead, cellFlag, cellNumber, cellText, isSameCell } from './cells';
import {
  type Cells,
  COLUMNS,
  type Column,
  type CsvText,
  type FileRow,
  HEADERS,
  type Kind,
  type Problem,
} from './columns';
import { damagesOf } from './damage';
import { groupWords, itemRows } from './itemRows';
import {
  type ReadList,
  readAddons,
  readCombinations,
  readVariants,
  type SavedGroups,
  type Say,
} from './readLists';
import type { ItemEntry } from './readTable';

/** The fields whose rules depend on each other. */
const VARIANTS: readonly string[] = ['productType', 'variantGroups', 'combinations'];

const NUMBERS = fieldsOf('price', 'count');
const WORDS = fieldsOf('name', 'text', 'choice', 'choices');
const FLAGS = fieldsOf('flag');
const CATEGORIES = fieldsOf('category');

export interface ReadItem {
  /** The form of the item with the values of the file. */
  values: ItemValues;
  /** The fields that have other values than the menu, and those that are checked with them. */
  changed: ReadonlySet<string>;
  problems: Problem[];
  /** The rows of the lists that the file changes, by their name in the form. */
  rows: Partial<Record<string, FileRow[][]>>;
}

interface Context {
  amounts: Amounts;
  categories: CategoryNames;
  text: CsvText;
}

/** Reads the rows of an item. A list without rows in the file stays unchanged. */
export function readItem({ item, rows }: ItemEntry, context: Context): ReadItem {
  const { amounts, categories, text } = context;
  const before = toValues(item, amounts);
  const saved = itemRows(item.id, before, categories).map(asRead);
  const damages = damagesOf(Object.values(rows).flat(), saved);
  const problems = damages.map(({ row, column, kind, value }): Problem => {
    return { row, column: HEADERS[column], text: text(kind, { value: clip(value) }) };
  });
  const say = ({ row }: FileRow, column: Column, message: string) => {
    if (damages.some((damage) => damage.row === row && damage.column === column)) return;
    problems.push({ row, column: HEADERS[column], text: message });
  };
  const sayOf: Say = (row, column, message) => say(row, column, text(message));
  const listOf = <Entry>(
    kind: Kind,
    read: (rows: readonly FileRow[], saved: readonly Cells[]) => ReadList<Entry>,
  ) => {
    if (rows[kind].length === 0) return null;
    const now = saved.filter((cells) => cells.kind === kind);
    const isSame =
      now.length === rows[kind].length &&
      rows[kind].every(({ cells }, at) =>
        COLUMNS.every((column) => isSameCell(cells[column], now[at]?.[column])),
      );
    return isSame ? null : read(rows[kind], now);
  };
  const groupsOf = (groups: readonly { name: string }[], now: readonly Cells[]): SavedGroups => ({
    names: groups.map(({ name }) => name),
    words: groupWords(groups),
    rows: now,
    several: (row, words) => say(row, 'group', text('severalGroups', { names: words.join(', ') })),
  });
  const variants = listOf('variant', (group, now) =>
    readVariants(group, groupsOf(before.variantGroups, now)),
  );
  const pairs = listOf('combination', (group) => readCombinations(group, amounts));
  const addons = listOf('addon', (group, now) =>
    readAddons(group, groupsOf(before.addonGroups, now), amounts, sayOf),
  );
  const [itemRow] = rows.item;
  const values = {
    ...before,
    ...(itemRow && readOwn({ ...context, own: itemRow, saved: saved[0] ?? {}, before, say })),
    ...(variants && { variantGroups: variants.list }),
    ...(pairs && { combinations: pairs.list }),
    ...(addons && { addonGroups: addons.list }),
  };
  const places = {
    variantGroups: variants?.rows,
    combinations: pairs?.rows,
    addonGroups: addons?.rows,
  };
  const fields = Object.entries(values).flatMap(([field, value]) =>
    value === before[field as keyof ItemValues] ? [] : [field],
  );
  const isPriced = fields.some((field) => VARIANTS.includes(field));
  return {
    values,
    changed: new Set([...fields, ...(isPriced ? VARIANTS : [])]),
    problems,
    rows: places,
  };
}

interface OwnRow extends Context {
  own: FileRow;
  saved: Cells;
  before: ItemValues;
  say: (row: FileRow, column: Column, message: string) => void;
}

/** The values that the row of the item changes. */
function readOwn({
  amounts,
  own,
  saved,
  before,
  categories,
  text,
  say,
}: OwnRow): Partial<ItemValues> {
  const values: Partial<ItemValues> = {};
  // A column that the file does not have changes nothing.
  const changed = (column: Column) =>
    column in own.cells && !isSameCell(own.cells[column], saved[column]);
  const notListed = (column: Column, typed = cellText(own.cells[column])) => {
    const value = clip(typed);
    say(own, column, value.trim() === '' ? text('noValue') : text('unknownValue', { value }));
  };
  for (const field of NUMBERS) {
    if (!changed(field)) continue;
    const reader = ITEM_TABLE[field].kind === 'price' ? amounts.money : amounts.count;
    values[field] = cellNumber(own.cells[field], reader);
  }
  for (const field of WORDS) {
    if (!changed(field)) continue;
    const typed = cellText(own.cells[field]);
    const row = rowOf(field);
    const value = readValue(typed, row, before[field]);
    if (value === null) notListed(field, unlistedOf(typed, row, before[field]));
    else values[field] = value;
  }
  for (const field of FLAGS) {
    if (!changed(field)) continue;
    const isYes = cellFlag(own.cells[field]);
    if (isYes === null) say(own, field, text('yesNo'));
    else values[field] = isYes;
  }
  for (const field of CATEGORIES) {
    if (!changed(field)) continue;
    const matches = categories.find(cellText(own.cells[field]));
    const [only, ...others] = matches;
    const names = matches.map(({ id }) => categories.wordsOf(id)).join(', ');
    if (!only) notListed(field);
    else if (others.length === 0) values[field] = only.id;
    // The name of several categories asks for no change if the saved one is among them.
    else if (!matches.some(({ id }) => id === before[field])) {
      say(own, field, text('severalCategories', { names }));
    }
  }
  return values;
}

/** The value of a text; `null` if it is not in the list of its column. */
function readValue(typed: string, row: FieldRow, saved: string): string | null {
  if (row.kind !== 'choice' && row.kind !== 'choices') return typed;
  const find = finderOf(row.choices);
  if (row.kind === 'choices') return readCodes(typed, saved, find);
  if (textKey(typed) === textKey(saved)) return saved;
  const word = normalize(typed);
  if (word === '') return row.mayBeEmpty ? '' : null;
  const choice = find(typed) ?? null;
  return choice !== null && word === normalize(saved) ? saved : choice;
}

/** What of a text is not in the list of its column. */
function unlistedOf(typed: string, row: FieldRow, saved: string): string {
  const word =
    row.kind === 'choices' ? unknownWord(typed, saved, finderOf(row.choices)) : undefined;
  return word ?? typed;
}

function finderOf(choices: readonly string[]) {
  return (word: string) => choices.find((one) => normalize(one) === normalize(word));
}
