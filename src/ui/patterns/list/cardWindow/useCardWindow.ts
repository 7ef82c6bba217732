import {
  defaultRangeExtractor,
  elementScroll,
  observeElementOffset,
  observeWindowOffset,
  observeWindowRect,
  type Range,
  useVirtualizer,
  type VirtualizerOptions,
  windowScroll,
} from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Scroller } from './scroller';
import { type Slot, toSlots } from './slots';
import { useGridPosition } from './useGridPosition';

export interface CardWindowOptions {
  grid: HTMLElement | null;
  count: number;
  /** Minimum width of a card, in px. The grid has as many columns as fit. */
  cardWidth: number;
  /** Estimated height of a card that is not measured yet, in px. */
  cardHeight: number;
  gap: number;
  /** Lists up to this length are rendered in full, so that the browser's search finds every card. */
  drawnAtOnce: number;
  /** Index of the focused card; its row stays rendered. */
  focused: number | null;
}

/** The number of rows rendered outside the view, so that Tab finds the next card. */
const OVERSCAN = 1;

/** Computes which rows of a long list are rendered. */
export function useCardWindow(options: CardWindowOptions): { columns: number; slots: Slot[] } {
  const { grid, count, gap, cardWidth, cardHeight, drawnAtOnce, focused } = options;
  const isLong = count > drawnAtOnce;
  const position = useGridPosition({ grid, cardWidth, gap, isNeeded: isLong });
  const [guess] = useState(() => guessFirst(options));
  const { scroller = null, start = 0, columns = guess.columns } = position ?? {};
  const rows = Math.ceil(count / columns);
  const focusedRow = focused === null ? null : Math.floor(focused / columns);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const virtualizer = useVirtualizer<Element, Element>({
    ...scrolling(scroller),
    enabled: position !== null,
    count: rows,
    gap,
    overscan: OVERSCAN,
    rangeExtractor: useCallback((range: Range) => rangeWith(range, focusedRow), [focusedRow]),
    scrollMargin: start,
    // The scroller may be the window; the functions above match it.
    getScrollElement: () => scroller as Element | null,
    estimateSize: () => cardHeight,
    // Used until the observer runs.
    initialRect: { width: 0, height: window.innerHeight },
    // Sizes are reported while React commits, where flushSync is not allowed.
    useFlushSync: false,
  });
  useMeasuredRows(isLong ? grid : null, columns, virtualizer);
  if (!isLong) return { columns, slots: everyRow(rows) };
  if (!position) {
    const estimated = (row: number) => start + row * (cardHeight + gap);
    const first = everyRow(Math.min(rows, guess.rows)).map(({ row: index }) => ({
      index,
      start: estimated(index),
      end: estimated(index) + cardHeight,
    }));
    return { columns, slots: toSlots(first, { start, end: estimated(rows) - gap, gap }) };
  }
  const end = start + virtualizer.getTotalSize();
  return { columns, slots: toSlots(virtualizer.getVirtualItems(), { start, end, gap }) };
}

/** Estimates the first rows before the grid is measured. */
function guessFirst({ cardWidth, cardHeight, gap }: CardWindowOptions) {
  return {
    columns: Math.max(1, Math.floor(window.innerWidth / (cardWidth + gap))),
    rows: Math.ceil(window.innerHeight / (cardHeight + gap)),
  };
}

interface Sizes {
  resizeItem(row: number, height: number): void;
  measure(): void;
}

/** Reports the heights of the rendered rows. A new number of columns invalidates all heights. */
function useMeasuredRows(grid: HTMLElement | null, columns: number, sizes: Sizes) {
  const measuredFor = useRef(columns);
  const latest = useRef(sizes);
  const watched = useRef<{ observer: ResizeObserver; cells: Set<Element> } | null>(null);
  useLayoutEffect(() => {
    const observer = new ResizeObserver((entries) => {
      for (const { target, borderBoxSize } of entries) {
        const height = borderBoxSize[0]?.blockSize;
        const { row } = (target as HTMLElement).dataset;
        if (height && target.isConnected) latest.current.resizeItem(Number(row), height);
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
    if (measuredFor.current !== columns) sizes.measure();
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

function rangeWith(range: Range, row: number | null): number[] {
  const rows = new Set(defaultRangeExtractor(range));
  // Also render the rows that Tab can reach.
  for (const neighbour of row === null ? [] : [row - 1, row, row + 1]) {
    if (neighbour >= 0 && neighbour < range.count) rows.add(neighbour);
  }
  return [...rows].toSorted((one, other) => one - other);
}

type Scrolling = Pick<
  VirtualizerOptions<Element, Element>,
  'observeElementRect' | 'observeElementOffset' | 'scrollToFn'
>;

/** The library types the functions for elements and for the window separately. */
function scrolling(scroller: Scroller | null): Scrolling {
  const functions =
    scroller instanceof Element
      ? { observeElementRect: observeRect, observeElementOffset, scrollToFn: elementScroll }
      : {
          observeElementRect: observeWindowRect,
          observeElementOffset: observeWindowOffset,
          scrollToFn: windowScroll,
        };
  return functions as unknown as Scrolling;
}

/** Unlike the library's own function, this does not force a layout. */
function observeRect(
  { scrollElement }: { scrollElement: Element | null },
  onRect: (rect: { width: number; height: number }) => void,
): () => void {
  const observer = new ResizeObserver(([entry]) => {
    const size = entry?.borderBoxSize[0];
    if (size) onRect({ width: Math.round(size.inlineSize), height: Math.round(size.blockSize) });
  });
  if (scrollElement) observer.observe(scrollElement);
  return () => observer.disconnect();
}
