import { type ColumnId, COLUMNS, type Edits, type GridRow } from '../types';

/** A changed cell. */
export interface CellChange {
  row: GridRow;
  column: ColumnId;
  from: string;
  to: string;
  error: string;
}

/** The cells that differ from the menu. The menu may have been read again since the edit. */
export function changedCells(rows: readonly GridRow[], edits: Edits): CellChange[] {
  if (edits.size === 0) return [];
  return rows.flatMap((row) => {
    const own = edits.get(row.key);
    if (!own) return [];
    return COLUMNS.flatMap((column) => {
      const [from, edit] = [row.values[column], own[column]];
      if (from === undefined || !edit || edit.value === from) return [];
      return [{ row, column, from, to: edit.value, error: edit.error }];
    });
  });
}

/** The number of edits whose item or combination is no longer on the menu. */
export function countLost(rows: readonly GridRow[], edits: Edits): number {
  const keys = new Set(rows.map(({ key }) => key));
  return [...edits.keys()].filter((key) => !keys.has(key)).length;
}
