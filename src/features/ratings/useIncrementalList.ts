import { type RefObject, useEffect, useRef, useState } from 'react';

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
  const end = useRef<HTMLDivElement>(null);
  const isMore = count < rows.length;
  useEffect(() => {
    const mark = end.current;
    if (!isMore || !mark) return;
    const watcher = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setCount(count + STEP),
      { rootMargin: '600px' },
    );
    watcher.observe(mark);
    return () => watcher.disconnect();
  }, [isMore, count]);
  return { shown: rows.slice(0, count), isMore, showMore: () => setCount(count + STEP), end };
}
