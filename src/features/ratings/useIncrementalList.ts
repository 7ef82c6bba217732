import { type RefObject, useCallback, useState } from 'react';
import { useNearEnd } from '../../ui/patterns/list/useNearEnd';

const STEP = 24;

/**
 * Renders the first rows, and more when the user scrolls near the end. Rendering 1,000 cards at
 * once would block the page.
 */
export function useIncrementalList<Row>(rows: readonly Row[]): {
  shown: readonly Row[];
  isMore: boolean;
  showMore: () => void;
  end: RefObject<HTMLDivElement | null>;
} {
  const [count, setCount] = useState(STEP);
  const isMore = count < rows.length;
  const showMore = useCallback(() => setCount(count + STEP), [count]);
  const end = useNearEnd(isMore ? showMore : null);
  return { shown: rows.slice(0, count), isMore, showMore, end };
}
