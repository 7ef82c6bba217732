import { useLayoutEffect, useReducer, useState } from 'react';
import type { Range } from '../grid/range';
import type { Cell } from '../types';
import { setComposable } from './useComposition';
import type { Grid } from './useGrid';
import type { Selection } from './useGridState';

/**
 * Marks the selected cells, and focuses the active one after a key or a click. Done next to React, because an arrow key
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
  return (body, { active, lead, hasSelection, range, focusCount }) => {
    const find = ({ row, column }: Cell) =>
      body.querySelector<HTMLElement>(`[data-row="${row}"] > [data-column="${column}"]`);
    const cells = hasSelection ? cellsIn(body, range) : new Set<HTMLElement>();
    for (const cell of marked) if (!cells.has(cell)) cell.setAttribute('aria-selected', 'false');
    for (const cell of cells) if (!marked.has(cell)) cell.setAttribute('aria-selected', 'true');
    marked = cells;
    const cell = find(active);
    if (cell !== tabStop) {
      if (tabStop) {
        tabStop.tabIndex = -1;
        setComposable(tabStop, false);
      }
      if (cell) {
        cell.tabIndex = 0;
        setComposable(cell, true);
      }
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

/** The cells of a range whose rows are rendered. */
function cellsIn(body: HTMLElement, { top, bottom, start, end }: Range): Set<HTMLElement> {
  const cells = new Set<HTMLElement>();
  for (const row of body.querySelectorAll('[data-row]')) {
    const index = Number(row.getAttribute('data-row'));
    if (index < top || index > bottom) continue;
    // The first child is the name of the row. A row that was just rendered with fewer columns has fewer cells.
    for (const cell of Array.from(row.children).slice(start + 1, end + 2)) {
      cells.add(cell as HTMLElement);
    }
  }
  return cells;
}
