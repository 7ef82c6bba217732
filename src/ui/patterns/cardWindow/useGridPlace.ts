import { useEffect, useState } from 'react';
import { findScroller, type Scroller, startWithin } from './scroller';

/** Where a grid of cards is, and how many columns it has. */
export interface GridPlace {
  scroller: Scroller;
  columns: number;
  /** Where the grid begins in the scroller's contents, in px. */
  start: number;
}

interface GridOptions {
  grid: HTMLElement | null;
  /** Narrowest card, in px. */
  cardWidth: number;
  gap: number;
  isNeeded: boolean;
}

/**
 * Follows the width and the position of a grid; `null` before they are known. It reads them where
 * the browser has just laid the page out: anywhere else each reading would lay it out once more.
 */
export function useGridPlace({ grid, cardWidth, gap, isNeeded }: GridOptions): GridPlace | null {
  const [place, setPlace] = useState<GridPlace | null>(null);
  useEffect(() => {
    if (!grid || !isNeeded) return;
    const observer = new ResizeObserver(() => {
      const seen = lookAt(grid, cardWidth, gap);
      setPlace((known) => (known && isSame(known, seen) ? known : seen));
    });
    observer.observe(grid);
    return () => observer.disconnect();
  }, [grid, cardWidth, gap, isNeeded]);
  return isNeeded ? place : null;
}

function lookAt(grid: HTMLElement, cardWidth: number, gap: number): GridPlace {
  const scroller = findScroller(grid);
  return {
    scroller,
    columns: Math.max(1, Math.floor((grid.clientWidth + gap) / (cardWidth + gap))),
    start: Math.round(startWithin(scroller, grid)),
  };
}

function isSame(one: GridPlace, other: GridPlace): boolean {
  return (
    one.scroller === other.scroller && one.columns === other.columns && one.start === other.start
  );
}
