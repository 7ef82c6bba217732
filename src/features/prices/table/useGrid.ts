import { useEffect, useMemo, useState } from 'react';
import { clip } from '../../../core/format/wireValues';
import { useDraft } from '../../../core/forms/useDraft';
import { useText } from '../../../core/messages/useText';
import type { Adjustment } from '../cells/amounts';
import { isTooLarge, MAX_ROWS, parseBlock } from '../cells/block';
import {
  adjustAll,
  cellsIn,
  countPrices,
  fill,
  fillDown,
  paste,
  type Table,
  valueAt,
} from '../cells/operations';
import { readCell } from '../cells/readCell';
import type { Write } from '../grid/history';
import { countCells, type Range } from '../grid/range';
import messages from '../messages.en.json';
import {
  type Cell,
  type ColumnId,
  type Edits,
  type GridRow,
  isFlag,
  type PriceColumn,
  type RowEdits,
  type Typed,
} from '../types';
import { useGridState } from './useGridState';
import type { PriceTools } from './usePriceTools';

interface GridOptions {
  /** All rows of the menu. */
  menu: readonly GridRow[];
  /** The rows and columns on screen. */
  rows: readonly GridRow[];
  columns: readonly ColumnId[];
  tools: PriceTools;
}

/** The state of the grid and what can be done in it. */
export function useGrid({ menu, rows, columns, tools }: GridOptions) {
  const text = useText(messages);
  const state = useGridState(
    useMemo(() => ({ rows, columns }), [rows, columns]),
    tools.money,
  );
  const { dispatch, selection } = state;
  /** The outcome of the last action, for the line below the table. */
  const [notice, setNotice] = useState('');
  const { edits } = state.history;
  const table: Table = { rows, columns, edits };
  const size = { rows: rows.length, columns: columns.length };

  useEffect(() => dispatch({ do: 'dropSaved', rows: menu }), [dispatch, menu]);
  useDraft('menu/prices', {
    read: () => (edits.size > 0 ? edits : null),
    restore: (kept: Edits) => dispatch({ do: 'restore', edits: kept }),
  });

  const put = (cells: readonly Typed[]) => {
    const writes = toWrites(cells, edits, tools);
    dispatch({ do: 'write', writes });
    return writes.filter(({ before, after }) => before?.value !== after?.value).length;
  };
  const say = (cells: readonly Typed[]) => setNotice(text('changed', { count: put(cells) }));
  const selected = () => selection().range;
  const toolRange = () => selection().toolRange;

  return {
    ...state,
    edits,
    table,
    size,
    notice,
    /** Writes the text of the editor; into all selected cells with `isEverywhere`. */
    commit(typed: Typed, isEverywhere = false) {
      put(isEverywhere ? fill(table, selected(), typed.typed) : [typed]);
      setNotice('');
    },
    /** Writes the text of an editor whose cell was removed. */
    keep(typed: Typed, cell: string) {
      if (put([typed]) > 0) setNotice(text('typedKept', { cell, value: clip(typed.typed) }));
    },
    pasteText(pasted: string) {
      if (isTooLarge(pasted)) return setNotice(text('tooLarge', { rows: MAX_ROWS }));
      const outcome = paste(table, selected(), parseBlock(pasted));
      put(outcome.cells);
      dispatch({ do: 'selectRange', range: outcome.range });
      const count = outcome.cells.length;
      const lines = [text('pasted', { count })];
      if (outcome.skipped > 0) lines.push(text('skipped', { count: outcome.skipped }));
      setNotice(lines.join(' '));
    },
    countPrices: () => countPrices(table, toolRange(), tools.money),
    fillDown: () => say(fillDown(table, selected())),
    adjust(change: Adjustment & { column: PriceColumn }) {
      const cells = adjustAll(table, toolRange(), change, tools.money);
      const count = put(cells);
      const lines = [text('changed', { count })];
      if (count < cells.length) lines.push(text('unchanged', { count: cells.length - count }));
      setNotice(lines.join(' '));
    },
    /** Empties the cells; a flag becomes No. */
    clear: () =>
      say(
        cellsIn(table, selected()).map((cell) => ({
          ...cell,
          typed: isFlag(cell.column) ? 'false' : '',
        })),
      ),
    /** Writes one value into a column of these rows. */
    setColumn: (column: ColumnId, typed: string, at: Range = toolRange()) =>
      say(
        rows
          .slice(at.top, at.bottom + 1)
          .filter(({ values }) => values[column] !== undefined)
          .map((row) => ({ row, column, typed })),
      ),
    /** Drops all edits, also those of rows that are no longer on the menu. */
    discard() {
      dispatch({ do: 'write', writes: [...edits].flatMap(toSaved) });
      setNotice(text('undone'));
    },
    /** Moves to the next of these cells after the active one; returns whether one of them is shown. */
    showNext(cells: readonly Pick<Typed, 'row' | 'column'>[]): boolean {
      const positions = cells
        .map(({ row, column }) => ({ row: rows.indexOf(row), column: columns.indexOf(column) }))
        .filter((cell) => cell.row >= 0 && cell.column >= 0);
      const { active } = selection();
      const isAfter = (cell: Cell) =>
        cell.row > active.row || (cell.row === active.row && cell.column > active.column);
      const cell = positions.find(isAfter) ?? positions[0];
      if (cell) dispatch({ do: 'select', cell });
      return cell !== undefined;
    },
    undo() {
      dispatch({ do: 'undo' });
      setNotice(text('undone'));
    },
    redo() {
      dispatch({ do: 'redo' });
      setNotice(text('redone'));
    },
    clearNotice: () => setNotice(''),
    sayCopied: () => setNotice(text('copied', { count: countCells(selected()) })),
    /** The texts of the selected cells, for a spreadsheet. */
    copied() {
      const { top, bottom, start, end } = selected();
      return rows
        .slice(top, bottom + 1)
        .map((row) =>
          columns
            .slice(start, end + 1)
            .map((column) => tools.copy(valueAt(row, column, edits) ?? '', column)),
        );
    },
  };
}

export type Grid = ReturnType<typeof useGrid>;

function toWrites(cells: readonly Typed[], edits: Edits, tools: PriceTools): Write[] {
  return cells.map(({ row, column, typed }) => {
    const value = readCell(typed, column, row, tools);
    const edit = { value, error: tools.check(value, column, row) };
    const before = edits.get(row.key)?.[column];
    return { key: row.key, column, before, after: value === row.values[column] ? undefined : edit };
  });
}

function toSaved([key, row]: [string, RowEdits]): Write[] {
  return Object.entries(row).map(([column, before]) => ({
    key,
    column: column as ColumnId,
    before,
    after: undefined,
  }));
}
