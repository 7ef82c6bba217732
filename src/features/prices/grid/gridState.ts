import type { Cell, Edits, GridRow } from '../types';
import { follow, type Layout } from './follow';
import { type History, NO_EDITS, redo, undo, type Write, write } from './history';
import { moved, type Range, type Size } from './range';

export interface GridState {
  history: History;
  /** The cell with the focus. */
  active: Cell;
  /** The other corner of the selection, which Shift moves. */
  lead: Cell;
  /** Whether the vendor has chosen cells. Without a selection, the tools are for all that is shown. */
  hasSelection: boolean;
  /** The open editor, with the letter that opened it; `''` to edit the value. */
  editor: { typed: string } | null;
  /** Counts the actions after which the active cell gets the focus. */
  focusCount: number;
  /** The rows and columns that the cells are counted in. */
  layout: Layout;
}

export const START: GridState = {
  history: NO_EDITS,
  active: { row: 0, column: 0 },
  lead: { row: 0, column: 0 },
  hasSelection: false,
  editor: null,
  focusCount: 0,
  layout: { rows: [], columns: [] },
};

export type Action =
  | { do: 'select'; cell: Cell; extends?: boolean }
  | { do: 'move'; rows: number; columns: number; extends: boolean; size: Size }
  | { do: 'selectRange'; range: Range }
  | { do: 'clearSelection' }
  | { do: 'edit'; typed: string }
  | { do: 'closeEditor'; hasFocus: boolean }
  | { do: 'write'; writes: readonly Write[] }
  | { do: 'follow'; layout: Layout }
  | { do: 'undo' }
  | { do: 'redo' }
  | { do: 'restore'; edits: Edits }
  | { do: 'dropSaved'; rows: readonly GridRow[] };

export function reduce(state: GridState, action: Action): GridState {
  const focusCount = state.focusCount + 1;
  switch (action.do) {
    case 'select': {
      const { cell, extends: isExtended } = action;
      const selected = { ...state, lead: cell, hasSelection: true, focusCount };
      return isExtended ? selected : { ...selected, active: cell, editor: null };
    }
    case 'move': {
      const from = action.extends ? state.lead : state.active;
      const cell = moved(from, action.rows, action.columns, action.size);
      return reduce(state, { do: 'select', cell, extends: action.extends });
    }
    case 'selectRange': {
      const { top, bottom, start, end } = action.range;
      const lead = { row: bottom, column: end };
      const active = { row: top, column: start };
      return { ...state, active, lead, hasSelection: true, focusCount };
    }
    case 'clearSelection':
      return state.hasSelection ? { ...state, lead: state.active, hasSelection: false } : state;
    case 'edit':
      return { ...state, editor: { typed: action.typed } };
    case 'closeEditor':
      return { ...state, editor: null, ...(action.hasFocus ? { focusCount } : {}) };
    case 'write':
      return withHistory(state, write(state.history, action.writes));
    case 'follow': {
      const { layout } = action;
      if (layout === state.layout) return state;
      const next = { ...state, ...follow(state, state.layout, layout), layout };
      // The focus of a removed editor goes back to the table.
      return state.editor && !next.editor ? { ...next, focusCount } : next;
    }
    case 'undo':
      return withHistory(state, undo(state.history));
    case 'redo':
      return withHistory(state, redo(state.history));
    case 'restore':
      return withHistory(state, { ...NO_EDITS, edits: action.edits });
    case 'dropSaved':
      return withHistory(state, withoutSaved(state.history, action.rows));
  }
}

function withHistory(state: GridState, history: History): GridState {
  return history === state.history ? state : { ...state, history };
}

/** Drops the edits that the menu has in the meantime, so that they do not come back when it changes again. */
function withoutSaved(history: History, rows: readonly GridRow[]): History {
  if (history.edits.size === 0) return history;
  const saved = rows.flatMap(({ key, values }): Write[] =>
    Object.entries(history.edits.get(key) ?? {}).flatMap(([name, before]) => {
      const column = name as keyof typeof values;
      return before.value === values[column] ? [{ key, column, before, after: undefined }] : [];
    }),
  );
  return saved.length === 0 ? history : { ...NO_EDITS, edits: write(history, saved).edits };
}
