import { COLUMNS, type ColumnId, type Edits, type GridRow } from '../types';
import type { Check } from './checkCell';

/** A changed cell. */
export interface CellChange {
  row: GridRow;
  column: ColumnId;
  from: string;
  to: string;
  error: string;
}

/** The cells that differ from the menu. Since the edit, the menu may have been read again, or the locale changed. */
export function changedCells(rows: readonly GridRow[], edits: Edits, check: Check): CellChange[] {
  if (edits.size === 0) return [];
  return rows.flatMap((row) => {
    const rowEdits = edits.get(row.key);
    if (!rowEdits) return [];
    return COLUMNS.flatMap((column) => {
      const [from, edit] = [row.values[column], rowEdits[column]];
      if (from === undefined || !edit || edit.value === from) return [];
      const to = edit.value;
      return [{ row, column, from, to, error: edit.error || check(to, column, row) }];
    });
  });
}

/** The number of edits whose item or combination is no longer on the menu. */
export function countLost(rows: readonly GridRow[], edits: Edits): number {
  const keys = new Set(rows.map(({ key }) => key));
  return [...edits.keys()].filter((key) => !keys.has(key)).length;
}
