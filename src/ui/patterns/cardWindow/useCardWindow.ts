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
import { useGridPlace } from './useGridPlace';

export interface CardWindowOptions {
  grid: HTMLElement | null;
  count: number;
  /** Narrowest card, in px; as many stand side by side as fit. */
  cardWidth: number;
  /** Height of a card that nobody has measured yet, in px. */
  cardHeight: number;
  gap: number;
  /** Up to so many cards all are drawn, so that the browser's own search finds every one. */
  drawnAtOnce: number;
  /** The card that has the focus; its row stays although it is out of view. */
  focused: number | null;
}

/** Rows drawn beyond the view: the Tab key always finds a next card. */
const OVERSCAN = 1;

/** Which cards of a long list are drawn: the rows in view, whatever it is that scrolls. */
export function useCardWindow(options: CardWindowOptions): { columns: number; slots: Slot[] } {
  const { grid, count, gap, cardWidth, cardHeight, drawnAtOnce, focused } = options;
  const isLong = count > drawnAtOnce;
  const place = useGridPlace({ grid, cardWidth, gap, isNeeded: isLong });
  const [guess] = useState(() => guessFirst(options));
  const { scroller = null, start = 0, columns = guess.columns } = place ?? {};
  const rows = Math.ceil(count / columns);
  const focusedRow = focused === null ? null : Math.floor(focused / columns);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const virtualizer = useVirtualizer<Element, Element>({
    ...scrolling(scroller),
    enabled: place !== null,
    count: rows,
    gap,
    overscan: OVERSCAN,
    rangeExtractor: useCallback((range: Range) => rangeWith(range, focusedRow), [focusedRow]),
    scrollMargin: start,
    // The window goes for an element here: the functions above are the window's then.
    getScrollElement: () => scroller as Element | null,
    estimateSize: () => cardHeight,
    // Until the browser tells.
    initialRect: { width: 0, height: window.innerHeight },
    // Sizes are told while React commits, where nothing can be flushed.
    useFlushSync: false,
  });
  useMeasuredRows(isLong ? grid : null, columns, virtualizer);
  if (!isLong) return { columns, slots: everyRow(rows) };
  if (!place) {
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

/** What a window of this size shows first, before the place of the grid is known. */
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

/** Tells the real height of every row that is drawn; with other columns all of them are unknown. */
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
  // Its neighbours too: the Tab key leads to them.
  for (const kept of row === null ? [] : [row - 1, row, row + 1]) {
    if (kept >= 0 && kept < range.count) rows.add(kept);
  }
  return [...rows].toSorted((one, other) => one - other);
}

type Scrolling = Pick<
  VirtualizerOptions<Element, Element>,
  'observeElementRect' | 'observeElementOffset' | 'scrollToFn'
>;

/** The library keeps two sets of functions apart by type; which one fits is known only here. */
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

/** The library's own reads the size at once, and the page would have to be laid out for that. */
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
