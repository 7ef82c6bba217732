import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { focusedBeside } from '../../../core/dom/focusedBeside';
import { isComposing } from '../../../core/dom/isComposing';
import { useText } from '../../../core/messages/useText';
import { useCardWindow } from '../../../ui/patterns/list/cardWindow/useCardWindow';
import { useLatest } from '../../../ui/useLatest';
import { valueAt } from '../cells/operations';
import { optionFrom } from '../cells/readCell';
import { commandOf } from '../grid/keys';
import { nextCell } from '../grid/range';
import messages from '../messages.en.json';
import { type Cell, type ColumnId, isCodes, isFlag, isPrice, type Typed } from '../types';
import type { CellExit } from './CellEditor';
import { PriceRow } from './PriceRow';
import { Table } from './tableStyles';
import { useClipboard } from './useClipboard';
import { useComposition } from './useComposition';
import type { Grid } from './useGrid';
import { usePaintedSelection } from './usePaintedSelection';
import type { PriceTools } from './usePriceTools';

/** Estimated height of a row, in px. */
const ROW_PX = 37;
/** Menus up to this length are rendered in full, so that the browser's search finds every row. */
const DRAWN_AT_ONCE = 40;

interface PriceTableProps {
  grid: Grid;
  tools: PriceTools;
  headers: Readonly<Record<ColumnId, string>>;
  isNarrow: boolean;
}

/** The table of prices, with the keys of a spreadsheet. */
export function PriceTable({ grid, tools, headers, isNarrow }: PriceTableProps) {
  const text = useText(messages);
  const { table, editor, selection, dispatch } = grid;
  const { rows, columns, edits } = table;
  const [body, setBody] = useState<HTMLDivElement | null>(null);
  const { slots } = useCardWindow({
    grid: body,
    count: rows.length,
    cardWidth: Number.POSITIVE_INFINITY,
    cardHeight: ROW_PX,
    gap: 0,
    drawnAtOnce: DRAWN_AT_ONCE,
    focused: selection().active.row,
  });
  usePaintedSelection(body, grid);
  const onKeyDown = useKeys(grid, tools);
  const latest = useLatest(grid);
  useClipboard(body, latest);
  useComposition(
    body,
    useLatest((typed) => startTyping(grid, tools, typed)),
  );
  const [onExit] = useState(
    () => (exit: CellExit, typed: Typed, label: string) =>
      exit === 'gone'
        ? latest.current.keep(typed, label)
        : leaveEditor(latest.current, exit, typed),
  );
  const select = (event: MouseEvent, isExtended: boolean) => {
    const cell = cellOf(event);
    if (!cell) return;
    // Closes an open editor, which writes its text.
    if (editor) focusedBeside(event.currentTarget)?.blur();
    dispatch({ do: 'select', cell, extends: isExtended });
  };
  const edit = (event: MouseEvent) => {
    const cell = cellOf(event);
    const column = cell && columns[cell.column];
    if (cell && column && rows[cell.row]?.values[column] !== undefined && !isEditing(event)) {
      dispatch({ do: 'edit', typed: '' });
    }
  };
  return (
    <Table
      role="grid"
      aria-label={text('table')}
      aria-rowcount={rows.length + 1}
      aria-multiselectable
      onKeyDown={onKeyDown}
      onMouseDown={(event) => {
        if (event.button !== 0 || isEditing(event)) return;
        // The browser would move the focus to the end of the selection.
        if (event.shiftKey) event.preventDefault();
        select(event, event.shiftKey);
      }}
      onMouseOver={(event) => {
        if (event.buttons === 1 && !editor) select(event, true);
      }}
      onFocus={(event) => {
        // Assistive technology moves the focus to a cell without a click.
        const cell = cellOf(event);
        const { active } = selection();
        if (cell && (cell.row !== active.row || cell.column !== active.column)) {
          dispatch({ do: 'select', cell });
        }
      }}
      onClick={isNarrow ? edit : undefined}
      onDoubleClick={edit}
    >
      <div role="row" aria-rowindex={1}>
        <div role="columnheader">{text('item')}</div>
        {columns.map((column) => (
          <div key={column} role="columnheader" data-price={isPrice(column) || undefined}>
            {headers[column]}
          </div>
        ))}
      </div>
      <div role="rowgroup" ref={setBody}>
        {slots.map((slot) => {
          if (slot.kind === 'spacer') {
            return (
              <div
                key={`spacer ${slot.after}`}
                role="presentation"
                style={{ blockSize: slot.height }}
              />
            );
          }
          const row = rows[slot.row];
          if (!row) return null;
          return (
            <PriceRow
              key={row.key}
              {...{ row, columns, tools, headers, onExit }}
              index={slot.row}
              edits={edits.get(row.key)}
              edited={editor?.row === slot.row ? editor.column : -1}
              typed={editor?.row === slot.row ? editor.typed : ''}
            />
          );
        })}
      </div>
    </Table>
  );
}

function useKeys(grid: Grid, tools: PriceTools) {
  // After Esc, Tab leaves the table, so that it does not hold the focus.
  const isLeaving = useRef(false);
  return (event: KeyboardEvent) => {
    if (isEditing(event) || isComposing(event.nativeEvent)) return;
    const command = commandOf(event, event.currentTarget as Element);
    if (!command) return;
    const wasLeaving = isLeaving.current;
    isLeaving.current = command.do === 'leave' || (command.do === 'next' && wasLeaving);
    const { table, size, selection, dispatch } = grid;
    const { active, range } = selection();
    const row = table.rows[active.row];
    const column = table.columns[active.column];
    if (!row || !column) return;
    const value = valueAt(row, column, table.edits);
    const options = isCodes(column) ? undefined : tools.options[column];
    if (command.do === 'next') {
      const cell = wasLeaving ? null : nextCell(active, command.step, size);
      if (!cell) return;
      event.preventDefault();
      dispatch({ do: 'select', cell });
      return;
    }
    event.preventDefault();
    switch (command.do) {
      case 'move':
        return dispatch({ ...command, size });
      case 'edit':
        return startTyping(grid, tools, command.typed);
      case 'toggle':
        if (value === undefined) return;
        if (isFlag(column)) return grid.setColumn(column, String(value !== 'true'), range);
        return options || isCodes(column) ? dispatch({ do: 'edit', typed: '' }) : undefined;
      case 'clear':
        return grid.clear();
      case 'fillDown':
        return grid.fillDown();
      case 'undo':
        return grid.undo();
      case 'redo':
        return grid.redo();
      case 'all':
        return selectRows(grid, 0, size.columns - 1);
      case 'column':
        return selectColumns(grid);
      case 'row': {
        const end = size.columns - 1;
        return dispatch({ do: 'selectRange', range: { ...range, start: 0, end } });
      }
      case 'leave':
        return dispatch({ do: 'clearSelection' });
    }
  };
}

/** Opens the editor with a text, or chooses the option that begins with it. */
function startTyping(grid: Grid, { options }: PriceTools, typed: string): void {
  const { table, selection, dispatch } = grid;
  const { active } = selection();
  const row = table.rows[active.row];
  const column = table.columns[active.column];
  const value = row && column && valueAt(row, column, table.edits);
  if (!row || !column || value === undefined) return;
  const choices = isCodes(column) ? undefined : options[column];
  if (!choices || typed === '') return dispatch({ do: 'edit', typed });
  const option = optionFrom(typed, value, choices);
  if (option) grid.commit({ row, column, typed: option.value });
}

/** Selects all rows of the selected columns. */
export function selectColumns(grid: Grid): void {
  const { start, end } = grid.selection().range;
  selectRows(grid, start, end);
}

function selectRows({ dispatch, size }: Grid, start: number, end: number): void {
  dispatch({ do: 'selectRange', range: { top: 0, bottom: size.rows - 1, start, end } });
}

function leaveEditor(grid: Grid, exit: Exclude<CellExit, 'gone'>, typed: Typed): void {
  const { selection, size, dispatch } = grid;
  dispatch({ do: 'closeEditor', hasFocus: exit !== 'blur' });
  if (exit === 'cancel') return;
  grid.commit(typed, exit === 'everywhere');
  const step = { next: 1, back: -1 } as const;
  if (exit === 'down' || exit === 'up') {
    const rows = exit === 'down' ? 1 : -1;
    dispatch({ do: 'move', rows, columns: 0, extends: false, size });
  } else if (exit === 'next' || exit === 'back') {
    const cell = nextCell(selection().active, step[exit], size);
    if (cell) dispatch({ do: 'select', cell });
  }
}

function isEditing({ target }: { target: EventTarget }): boolean {
  return target instanceof Element && target.matches('input, select');
}

/** The cell that an event is in; `null` in a header. */
function cellOf({ target }: { target: EventTarget }): Cell | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  const row = cell?.closest<HTMLElement>('[data-row]');
  if (!cell || !row) return null;
  return { row: Number(row.dataset.row), column: Number(cell.dataset.column) };
}
