import { useEffect, useState } from 'react';
import { findScroller, type Scroller, startWithin } from '../../../../core/dom/scroller';
import { createSizeObserver } from '../../../../core/dom/sizeObserver';

/** Position and number of columns of the grid. */
export interface GridPosition {
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
export function useGridPosition({
  grid,
  cardWidth,
  gap,
  isNeeded,
}: GridOptions): GridPosition | null {
  const [position, setPosition] = useState<GridPosition | null>(null);
  useEffect(() => {
    if (!grid || !isNeeded) return;
    const observer = createSizeObserver(() => {
      const measured = measure(grid, cardWidth, gap);
      setPosition((known) => (known && isSame(known, measured) ? known : measured));
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
