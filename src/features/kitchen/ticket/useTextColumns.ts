import { useLayoutEffect, useState } from 'react';
import { followContent } from '../followContent';
import type { PageTurn } from './useTicketPages';

export interface TextColumns extends PageTurn {
  /** Ref callback for the element with the columns. */
  observe(element: HTMLElement | null): void;
  /** The offset of the element that shows the current page. */
  offset: string;
}

/** The gap between two columns, in px. */
export const PAGE_GAP = 16;

/** Pages of an element whose content flows into columns with the width of the element. */
export function useTextColumns(): TextColumns {
  const [element, observe] = useState<HTMLElement | null>(null);
  const [pageCount, setPageCount] = useState(1);
  const [chosen, setChosen] = useState(0);
  useLayoutEffect(() => {
    if (!element) return;
    const measure = () => {
      const { scrollWidth, clientWidth } = element;
      const count = Math.round((scrollWidth + PAGE_GAP) / (clientWidth + PAGE_GAP));
      setPageCount(Math.max(1, count));
    };
    return followContent(element, measure);
  }, [element]);
  const page = Math.min(chosen, pageCount - 1);
  const setPage = (next: number) => setChosen(Math.min(pageCount - 1, Math.max(0, next)));
  return { observe, page, pageCount, setPage, offset: `calc(${-page} * (100% + ${PAGE_GAP}px))` };
}
