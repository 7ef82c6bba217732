import type { Cell, ColumnId, GridRow } from '../types';
import { rangeOf } from './range';

/** The rows and columns on screen. */
export interface Layout {
  rows: readonly GridRow[];
  columns: readonly ColumnId[];
}

interface Selection {
  active: Cell;
  lead: Cell;
  hasSelection: boolean;
  editor: { typed: string } | null;
}

/**
 * Keeps the active cell and its editor on their row and column, for example when the menu is read again in another
 * order. A selection of rows that are no longer one below the other ends, so that no tool is for a part of it.
 */
export function follow(selection: Selection, before: Layout, after: Layout): Selection {
  const { active, lead, hasSelection, editor } = selection;
  const key = before.rows[active.row]?.key;
  const column = before.columns[active.column];
  const at = {
    row: after.rows.findIndex((row) => row.key === key),
    column: after.columns.findIndex((one) => one === column),
  };
  if (at.row < 0 || at.column < 0) {
    return { active, lead: active, hasSelection: false, editor: null };
  }
  const shift = at.row - active.row;
  const { top, bottom } = rangeOf(active, lead, {
    rows: before.rows.length,
    columns: before.columns.length,
  });
  const isWhole =
    before.columns === after.columns &&
    before.rows
      .slice(top, bottom + 1)
      .every((row, index) => after.rows[top + shift + index]?.key === row.key);
  if (!isWhole) return { active: at, lead: at, hasSelection: false, editor };
  return { active: at, lead: { ...lead, row: lead.row + shift }, hasSelection, editor };
}
