import {
  defaultRangeExtractor,
  elementScroll,
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  observeWindowRect,
  type Range,
  useVirtualizer,
  type VirtualizerOptions,
  windowScroll,
} from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef } from 'react';
import type { Scroller } from './scroller';
import { type Slot, toSlots } from './slots';
import { usePlace } from './usePlace';

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
  const { grid, count, gap, cardHeight, drawnAtOnce, focused } = options;
  const { scroller, columns, start } = usePlace(options);
  const rows = Math.ceil(count / columns);
  const focusedRow = focused === null ? null : Math.floor(focused / columns);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const virtualizer = useVirtualizer<Element, Element>({
    ...scrolling(scroller),
    count: rows,
    gap,
    overscan: OVERSCAN,
    rangeExtractor: useCallback((range: Range) => rangeWith(range, focusedRow), [focusedRow]),
    scrollMargin: start,
    // The window goes for an element here: the functions above are the window's then.
    getScrollElement: () => scroller as Element | null,
    estimateSize: () => cardHeight,
    // Sizes are told while React commits, where nothing can be flushed.
    useFlushSync: false,
  });
  useMeasuredRows(grid, columns, virtualizer);
  if (count <= drawnAtOnce) return { columns, slots: everyRow(rows) };
  const end = start + virtualizer.getTotalSize();
  return { columns, slots: toSlots(virtualizer.getVirtualItems(), { start, end, gap }) };
}

interface Sizes {
  resizeItem(row: number, height: number): void;
  measure(): void;
}

/** Tells the real height of every row that is drawn; with other columns all of them are unknown. */
function useMeasuredRows(grid: HTMLElement | null, columns: number, sizes: Sizes) {
  const measuredFor = useRef(columns);
  useLayoutEffect(() => {
    if (measuredFor.current !== columns) sizes.measure();
    measuredFor.current = columns;
    for (const cell of grid?.querySelectorAll<HTMLElement>('[data-row]') ?? []) {
      sizes.resizeItem(Number(cell.dataset.row), cell.offsetHeight);
    }
  });
}

function everyRow(rows: number): Slot[] {
  return Array.from({ length: rows }, (_, row) => ({ kind: 'cards', row }));
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
      ? { observeElementRect, observeElementOffset, scrollToFn: elementScroll }
      : {
          observeElementRect: observeWindowRect,
          observeElementOffset: observeWindowOffset,
          scrollToFn: windowScroll,
        };
  return functions as unknown as Scrolling;
}
