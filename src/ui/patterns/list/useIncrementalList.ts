import { type RefObject, useCallback, useState } from 'react';
import { useNearEnd } from './useNearEnd';

/**
 * Renders the first rows, and more when the user scrolls near the end. Rendering 1,000 rows at once would block the
 * page.
 */
export function useIncrementalList<Row>(
  rows: readonly Row[],
  step: number,
): {
  shown: readonly Row[];
  isMore: boolean;
  showMore: () => void;
  end: RefObject<HTMLDivElement | null>;
} {
  const [count, setCount] = useState(step);
  const isMore = count < rows.length;
  const showMore = useCallback(() => setCount(count + step), [count, step]);
  const end = useNearEnd(isMore ? showMore : null);
  return { shown: rows.slice(0, count), isMore, showMore, end };
}
