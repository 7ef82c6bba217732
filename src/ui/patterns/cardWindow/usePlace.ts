import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { findScroller, type Scroller, startWithin } from './scroller';

/** Where a grid of cards stands, and how many fit side by side. */
export interface Place {
  scroller: Scroller | null;
  columns: number;
  /** Where the grid begins in the scroller's contents, in px. */
  start: number;
}

const NOWHERE: Place = { scroller: null, columns: 1, start: 0 };

interface PlaceOptions {
  grid: HTMLElement | null;
  /** Narrowest card, in px. */
  cardWidth: number;
  gap: number;
}

/** Follows the grid's width and position; looks again whenever the grid is drawn or resized. */
export function usePlace({ grid, cardWidth, gap }: PlaceOptions): Place {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (!grid) return () => {};
      const observer = new ResizeObserver(onChange);
      observer.observe(grid);
      return () => observer.disconnect();
    },
    [grid],
  );
  const look = useMemo(() => createLook({ grid, cardWidth, gap }), [grid, cardWidth, gap]);
  return useSyncExternalStore(subscribe, look);
}

/** The same object as long as nothing has moved. */
function createLook({ grid, cardWidth, gap }: PlaceOptions): () => Place {
  let known = NOWHERE;
  return () => {
    if (!grid) return NOWHERE;
    const seen = lookAt(grid, cardWidth, gap);
    if (!isSame(known, seen)) known = seen;
    return known;
  };
}

function lookAt(grid: HTMLElement, cardWidth: number, gap: number): Place {
  const scroller = findScroller(grid);
  return {
    scroller,
    columns: Math.max(1, Math.floor((grid.clientWidth + gap) / (cardWidth + gap))),
    start: Math.round(startWithin(scroller, grid)),
  };
}

function isSame(one: Place, other: Place): boolean {
  return (
    one.scroller === other.scroller && one.columns === other.columns && one.start === other.start
  );
}
