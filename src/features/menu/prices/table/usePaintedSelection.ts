import { useLayoutEffect, useReducer, useState } from 'react';
import type { Cell } from '../types';
import type { Grid } from './useGrid';
import type { Selection } from './useGridState';

/**
 * Marks the selected cells, and focuses the active one after a key or a click. Done beside React, because an arrow key
 * changes two cells, and rendering the rows to find them takes most of its time.
 */
export function usePaintedSelection(body: HTMLElement | null, grid: Grid): void {
  const { selection, subscribe } = grid;
  const [paint] = useState(createPainter);
  const [, render] = useReducer((renders: number) => renders + 1, 0);
  useLayoutEffect(() => {
    if (body) paint(body, selection());
  });
  useLayoutEffect(() => {
    if (!body) return;
    return subscribe(() => {
      if (!paint(body, selection())) render();
    });
  }, [body, paint, selection, subscribe]);
}

/** Paints a selection; returns whether the row of its active cell is rendered. */
type Paint = (body: HTMLElement, selection: Selection) => boolean;

function createPainter(): Paint {
  let marked = new Set<HTMLElement>();
  let tabStop: HTMLElement | null = null;
  let seen = 0;
  return (body, { active, lead, range, focusCount }) => {
    const rows = renderedRows(body);
    const find = ({ row, column }: Cell) => rows.get(row)?.[column] ?? null;
    const cells = new Set<HTMLElement>();
    for (const [row, own] of rows) {
      if (row < range.top || row > range.bottom) continue;
      for (const cell of own.slice(range.start, range.end + 1)) cells.add(cell);
    }
    for (const cell of marked) if (!cells.has(cell)) cell.setAttribute('aria-selected', 'false');
    for (const cell of cells) if (!marked.has(cell)) cell.setAttribute('aria-selected', 'true');
    marked = cells;
    const cell = find(active);
    if (cell !== tabStop) {
      if (tabStop) tabStop.tabIndex = -1;
      if (cell) cell.tabIndex = 0;
      tabStop = cell;
    }
    if (focusCount === seen) return true;
    if (!cell) return false;
    seen = focusCount;
    // In this order, the styles are computed once less.
    find(lead)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    cell.focus({ preventScroll: true });
    return true;
  };
}

/** The cells of the rendered rows, by the index of the row. */
function renderedRows(body: HTMLElement): ReadonlyMap<number, HTMLElement[]> {
  const rows = Array.from(body.children).filter((element) => element.hasAttribute('data-row'));
  return new Map(
    rows.map((row) => [
      Number(row.getAttribute('data-row')),
      Array.from(row.children).slice(1) as HTMLElement[],
    ]),
  );
}
