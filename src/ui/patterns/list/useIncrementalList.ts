import { type RefObject, useCallback, useState } from 'react';
import { useNearEnd } from './useNearEnd';

/**
 * Renders the first rows, and more when the user scrolls near the end. Rendering 1,000 rows at once would block the
 * page.
 *
 * @param atLeast - the number of rows that are rendered in any case
 */
export function useIncrementalList<Row>(
  rows: readonly Row[],
  step: number,
  atLeast = 0,
): {
  shown: readonly Row[];
  isMore: boolean;
  showMore: () => void;
  end: RefObject<HTMLDivElement | null>;
} {
  const [count, setCount] = useState(step);
  const shownCount = Math.max(count, atLeast);
  const isMore = shownCount < rows.length;
  const showMore = useCallback(() => setCount(shownCount + step), [shownCount, step]);
  const end = useNearEnd(isMore ? showMore : null);
  return { shown: rows.slice(0, shownCount), isMore, showMore, end };
}
