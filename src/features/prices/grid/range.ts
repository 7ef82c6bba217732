import type { Cell } from '../types';

export interface Range {
  top: number;
  bottom: number;
  start: number;
  end: number;
}

/** The numbers of rows and columns. */
export interface Size {
  rows: number;
  columns: number;
}

export function countCells({ top, bottom, start, end }: Range): number {
  return (bottom - top + 1) * (end - start + 1);
}

/** The cells from one corner to the other; both are kept inside of the table. */
export function rangeOf(one: Cell, other: Cell, size: Size): Range {
  const [first, last] = [within(one, size), within(other, size)];
  return {
    top: Math.min(first.row, last.row),
    bottom: Math.max(first.row, last.row),
    start: Math.min(first.column, last.column),
    end: Math.max(first.column, last.column),
  };
}

export function within({ row, column }: Cell, { rows, columns }: Size): Cell {
  return { row: clamp(row, rows), column: clamp(column, columns) };
}

/** The steps may be infinite, which leads to the edge. */
export function moved(cell: Cell, rows: number, columns: number, size: Size): Cell {
  return within({ row: cell.row + rows, column: cell.column + columns }, size);
}

/** The next cell in reading order; `null` after the last one. */
export function nextCell(cell: Cell, step: 1 | -1, { rows, columns }: Size): Cell | null {
  const at = cell.row * columns + cell.column + step;
  if (at < 0 || at >= rows * columns) return null;
  return { row: Math.floor(at / columns), column: at % columns };
}

function clamp(value: number, count: number): number {
  return Math.max(0, Math.min(value, count - 1));
}
