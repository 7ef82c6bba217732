import type { ColumnId, Edit, Edits, RowEdits } from '../types';

/** A cell before and after a step; `undefined` is the saved value. */
export interface Write {
  key: string;
  column: ColumnId;
  before: Edit | undefined;
  after: Edit | undefined;
}

export interface History {
  edits: Edits;
  past: readonly (readonly Write[])[];
  future: readonly (readonly Write[])[];
}

export const NO_EDITS: History = { edits: new Map(), past: [], future: [] };

/** Without a change, the history stays the same. */
export function write(history: History, writes: readonly Write[]): History {
  const changed = writes.filter(({ before, after }) => before?.value !== after?.value);
  if (changed.length === 0) return history;
  const edits = applied(history.edits, changed, 'after');
  return { edits, past: [...history.past, changed], future: [] };
}

export function undo({ edits, past, future }: History): History {
  const step = past.at(-1);
  if (!step) return { edits, past, future };
  const before = applied(edits, step, 'before');
  return { edits: before, past: past.slice(0, -1), future: [step, ...future] };
}

export function redo({ edits, past, future }: History): History {
  const [step, ...later] = future;
  if (!step) return { edits, past, future };
  return { edits: applied(edits, step, 'after'), past: [...past, step], future: later };
}

/** Rows without a change keep their object, so that they are not rendered again. */
function applied(edits: Edits, writes: readonly Write[], side: 'before' | 'after'): Edits {
  const next = new Map(edits);
  const fresh = new Map<string, RowEdits>();
  for (const { key, column, [side]: edit } of writes) {
    const row = fresh.get(key) ?? { ...edits.get(key) };
    if (edit) row[column] = edit;
    else delete row[column];
    fresh.set(key, row);
  }
  for (const [key, row] of fresh) {
    if (Object.keys(row).length > 0) next.set(key, row);
    else next.delete(key);
  }
  return next;
}
