import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { afterPaint } from '../../../../core/async/afterPaint';
import { lazyModule } from '../../../../core/async/lazyModule';
import { findScroller, type Scroller, startWithin } from '../../../../core/dom/scroller';
import { createSizeObserver } from '../../../../core/dom/sizeObserver';
import { type Slot, toSlots } from './slots';
import type { VirtualRows } from './virtualRows';

const virtualRows = lazyModule(() => import('./virtualRows'));

interface CardWindowOptions {
  grid: HTMLElement | null;
  count: number;
  /** Minimum width of a card, in px at the usual text size. The grid has as many columns as fit. */
  cardWidth: number;
  /** Estimated height of a card that is not measured yet, in px. */
  cardHeight: number;
  gap: number;
  /** Lists up to this length are rendered in full, so that the browser's search finds every card. */
  drawnAtOnce: number;
  /** Index of the focused card; its row stays rendered. */
  focused: number | null;
}

/** Computes which rows of a long list are rendered. */
export function useCardWindow(options: CardWindowOptions): { columns: number; slots: Slot[] } {
  const { grid, count, gap, cardWidth, cardHeight, drawnAtOnce, focused } = options;
  // Without a ResizeObserver nothing is measured. A slow list is better than one that hides orders.
  const isLong = count > drawnAtOnce && typeof ResizeObserver !== 'undefined';
  const position = useGridPosition({ grid, cardWidth, gap, isNeeded: isLong });
  const [guess] = useState(() => guessFirst(options));
  const { scroller = null, start = 0, columns = guess.columns } = position ?? {};
  const rows = Math.ceil(count / columns);
  const { virtual, isMissing } = useVirtualRows(isLong);
  virtual?.update({
    scroller,
    start,
    count: rows,
    height: cardHeight,
    gap,
    focused: focused === null ? null : Math.floor(focused / columns),
  });
  useLayoutEffect(() => virtual?.mount(), [virtual]);
  useLayoutEffect(() => virtual?.follow());
  useMeasuredRows(isLong && virtual ? grid : null, columns, virtual);
  // Without the code, a slow list is better than one that hides orders.
  if (!isLong || isMissing) return { columns, slots: everyRow(rows) };
  if (position && virtual) return { columns, slots: virtual.slots() };
  const estimated = (row: number) => start + row * (cardHeight + gap);
  const first = everyRow(Math.min(rows, guess.rows)).map(({ row: index }) => ({
    index,
    start: estimated(index),
    end: estimated(index) + cardHeight,
  }));
  return { columns, slots: toSlots(first, { start, end: estimated(rows) - gap, gap }) };
}

/** The first rows are painted before this code is loaded. */
function useVirtualRows(isNeeded: boolean) {
  const [, rerender] = useReducer((renders: number) => renders + 1, 0);
  const [virtual, setVirtual] = useState<VirtualRows | null>(
    () => virtualRows.loaded()?.createVirtualRows(rerender) ?? null,
  );
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (!isNeeded || virtual) return;
    let isCancelled = false;
    afterPaint()
      .then(virtualRows.load)
      .then(
        ({ createVirtualRows }) => isCancelled || setVirtual(createVirtualRows(rerender)),
        () => isCancelled || setMissing(true),
      );
    return () => {
      isCancelled = true;
    };
  }, [isNeeded, virtual]);
  return { virtual, isMissing };
}

/** Estimates the first rows before the grid is measured. */
function guessFirst({ cardWidth, cardHeight, gap }: CardWindowOptions) {
  return {
    columns: Math.max(1, Math.floor(window.innerWidth / (cardWidth + gap))),
    rows: Math.ceil(window.innerHeight / (cardHeight + gap)),
  };
}

/** Reports the heights of the rendered rows. A new number of columns invalidates all heights. */
function useMeasuredRows(
  grid: HTMLElement | null,
  columns: number,
  sizes: Pick<VirtualRows, 'resizeItem' | 'measure'> | null,
) {
  const measuredFor = useRef(columns);
  const latest = useRef(sizes);
  const watched = useRef<{ observer: ResizeObserver; cells: Set<Element> } | null>(null);
  useLayoutEffect(() => {
    const observer = createSizeObserver((entries) => {
      for (const { target, borderBoxSize } of entries) {
        const height = borderBoxSize[0]?.blockSize;
        const { row } = (target as HTMLElement).dataset;
        if (height && target.isConnected) latest.current?.resizeItem(Number(row), height);
      }
    });
    watched.current = { observer, cells: new Set() };
    return () => {
      observer.disconnect();
      watched.current = null;
    };
  }, []);
  useLayoutEffect(() => {
    latest.current = sizes;
    if (measuredFor.current !== columns) sizes?.measure();
    measuredFor.current = columns;
    if (!watched.current) return;
    const { observer, cells } = watched.current;
    const shown = new Set(grid?.querySelectorAll('[data-row]'));
    for (const cell of cells) if (!shown.has(cell)) observer.unobserve(cell);
    for (const cell of shown) if (!cells.has(cell)) observer.observe(cell);
    watched.current.cells = shown;
  });
}

function everyRow(rows: number) {
  return Array.from({ length: rows }, (_, row) => ({ kind: 'cards' as const, row }));
}

/** Position and number of columns of the grid. */
interface GridPosition {
  scroller: Scroller;
  columns: number;
  /** Start of the grid in the scroller's content, in px. */
  start: number;
}

interface GridOptions {
  grid: HTMLElement | null;
  /** Minimum width of a card, in px at the usual text size. */
  cardWidth: number;
  gap: number;
  isNeeded: boolean;
}

/**
 * The position of the grid; `null` until it is known. The position is read in a ResizeObserver, where reading forces no
 * layout.
 */
function useGridPosition({ grid, cardWidth, gap, isNeeded }: GridOptions): GridPosition | null {
  const [position, setPosition] = useState<GridPosition | null>(null);
  useEffect(() => {
    if (!grid || !isNeeded) return;
    const observer = createSizeObserver(() => {
      const measured = measure(grid, cardWidth, gap);
      setPosition((previous) => (previous && isSame(previous, measured) ? previous : measured));
    });
    observer.observe(grid);
    return () => observer.disconnect();
  }, [grid, cardWidth, gap, isNeeded]);
  return isNeeded ? position : null;
}

function measure(grid: HTMLElement, cardWidth: number, gap: number): GridPosition {
  const scroller = findScroller(grid);
  const textScale = Number.parseFloat(getComputedStyle(grid).fontSize) / 16 || 1;
  return {
    scroller,
    columns: Math.max(1, Math.floor((grid.clientWidth + gap) / (cardWidth * textScale + gap))),
    start: Math.round(startWithin(scroller, grid)),
  };
}

function isSame(one: GridPosition, other: GridPosition): boolean {
  return (
    one.scroller === other.scroller && one.columns === other.columns && one.start === other.start
  );
}
