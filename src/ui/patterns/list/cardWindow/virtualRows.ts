import {
  defaultRangeExtractor,
  elementScroll,
  observeElementOffset,
  observeWindowOffset,
  observeWindowRect,
  type Range,
  Virtualizer,
  type VirtualizerOptions,
  windowScroll,
} from '@tanstack/react-virtual';
import type { Scroller } from '../../../../core/dom/scroller';
import { createSizeObserver } from '../../../../core/dom/sizeObserver';
import { type Slot, toSlots } from './slots';

interface RowsOptions {
  scroller: Scroller | null;
  /** Start of the grid in the scroller's content, in px. */
  start: number;
  count: number;
  /** Estimated height of a row that is not measured yet, in px. */
  height: number;
  gap: number;
  /** The row of the focused card, which stays rendered. */
  focused: number | null;
}

/** The rows of a long list that are rendered. */
export interface VirtualRows {
  /** Call it in each render. */
  update(options: RowsOptions): void;
  slots(): Slot[];
  /** Call it in a layout effect; returns its cleanup. */
  mount(): () => void;
  /** Call it in a layout effect of each render. */
  follow(): void;
  resizeItem(row: number, height: number): void;
  /** Forgets all heights. */
  measure(): void;
}

/** The number of rows rendered outside the view, so that Tab finds the next card. */
const OVERSCAN = 1;

const NOTHING: RowsOptions = {
  scroller: null,
  start: 0,
  count: 0,
  height: 0,
  gap: 0,
  focused: null,
};

/** Used without the hook of the library, because the code is loaded when the list is already rendered. */
export function createVirtualRows(onChange: () => void): VirtualRows {
  let current = NOTHING;
  let extractor = toExtractor(null);
  const toOptions = (): VirtualizerOptions<Element, Element> => {
    const { scroller, start, count, height, gap } = current;
    return {
      ...scrolling(scroller),
      enabled: scroller !== null,
      count,
      gap,
      overscan: OVERSCAN,
      rangeExtractor: extractor,
      scrollMargin: start,
      // The scroller may be the window; the functions above match it.
      getScrollElement: () => scroller as Element | null,
      estimateSize: () => height,
      // Used until the observer runs.
      initialRect: { width: 0, height: window.innerHeight },
      onChange,
    };
  };
  const virtualizer = new Virtualizer<Element, Element>(toOptions());
  return {
    update(options) {
      if (options.focused !== current.focused) extractor = toExtractor(options.focused);
      current = options;
      virtualizer.setOptions(toOptions());
    },
    slots() {
      const { start, gap } = current;
      const end = start + virtualizer.getTotalSize();
      return toSlots(virtualizer.getVirtualItems(), { start, end, gap });
    },
    mount: () => virtualizer._didMount(),
    follow: () => virtualizer._willUpdate(),
    resizeItem: (row, height) => virtualizer.resizeItem(row, height),
    measure: () => virtualizer.measure(),
  };
}

const toExtractor = (focused: number | null) => (range: Range) => rangeWith(range, focused);

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
  const observer = createSizeObserver(([entry]) => {
    const size = entry?.borderBoxSize[0];
    if (size) onRect({ width: Math.round(size.inlineSize), height: Math.round(size.blockSize) });
  });
  if (scrollElement) observer.observe(scrollElement);
  return () => observer.disconnect();
}
