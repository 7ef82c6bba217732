import type { Amounts } from '../../core/amount/amounts';
import { inSlices } from '../../core/async/inSlices';
import { errorsOf } from '../../core/forms/errorsOf';
import { categoryNames } from '../../core/menu/categoryNames';
import type editMessages from '../../core/menu/fields/messages.en.json';
import { itemSchema } from '../../core/menu/fields/schema';
import type { ItemChange } from '../../core/menu/runs/types';
import type { Translate } from '../../core/messages/messages';
import { changesOf } from './changesOf';
import type { CsvText, Problem } from './columns';
import { limitsFor } from './limits';
import type { WholeMenu } from './menuFile';
import { OpenQuote, parseCsv, TooManyRows } from './parseCsv';
import { placeOf } from './placeOf';
import { readFile } from './readFile';
import { readItem } from './readItem';
import { type ItemEntry, isMenuHead, readTable } from './readTable';

export interface FileContext extends WholeMenu {
  amounts: Amounts;
  text: CsvText;
  /** The messages of the form. */
  edit: Translate<keyof typeof editMessages>;
  signal: AbortSignal;
}

export interface ReadMenuFile {
  changes: ItemChange[];
  /** If there is one, nothing may be changed. */
  problems: Problem[];
  /** Why the file is not the menu; `''` if it is. */
  refusal: string;
}

/** The changes of a file against the menu, checked by the rules of the form. */
export async function readMenuFile(file: Blob, context: FileContext): Promise<ReadMenuFile> {
  const { menu, amounts, text, edit, signal } = context;
  const refused = (refusal: string): ReadMenuFile => ({ changes: [], problems: [], refusal });
  const limits = limitsFor(file.size, context, amounts);
  if (file.size > limits.bytes) return refused(text('tooLarge'));
  const content = await readFile(file);
  if (content === null) return refused(text('notText'));
  let cells: string[][];
  try {
    cells = await parseCsv(content, limits.rows, signal);
  } catch (failure) {
    if (failure instanceof TooManyRows) return refused(text('tooManyRows', { count: limits.rows }));
    if (!(failure instanceof OpenQuote)) throw failure;
    const problem = { row: failure.row, column: '', text: text('openQuote') };
    return { changes: [], problems: [problem], refusal: '' };
  }
  // Some people leave rows above the header empty.
  const top = cells.findIndex((row) => row.some((cell) => cell.trim() !== ''));
  if (!isMenuHead(cells[top])) return refused(text('otherFile'));
  const { entries, problems } = await readTable(cells.slice(top), {
    menu,
    amounts,
    text,
    signal,
    allowed: context.columns,
    firstRow: top + 1,
  });
  const changes: ItemChange[] = [];
  const schema = itemSchema(edit, amounts);
  const categories = categoryNames(context.categories);
  const read = (entry: ItemEntry) => {
    const {
      values,
      changed,
      problems: itemProblems,
      rows,
    } = readItem(entry, { ...context, categories });
    for (const problem of itemProblems) problems.push(problem);
    const fields = changesOf(entry.item, values, amounts);
    if (fields.length === 0) return;
    changes.push({ id: entry.item.id, fields });
    for (const { path, message } of errorsOf(schema, values)) {
      // What is wrong in the menu already stays unchanged.
      if (changed.has(path.split(/[.[]/, 1)[0] ?? '')) {
        problems.push({ ...placeOf(path, entry, rows), text: message });
      }
    }
  };
  await inSlices(entries, read, { signal, onBreak: () => {} });
  problems.sort((one, other) => one.row - other.row);
  return { changes, problems, refusal: '' };
}
