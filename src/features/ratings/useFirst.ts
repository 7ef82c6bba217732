import { type RefObject, useEffect, useRef, useState } from 'react';

const STEP = 24;

/**
 * The first rows of a long list, and more whenever its end comes near: a thousand cards at once
 * would hold the page up for as long as all of them take.
 */
export function useFirst<Row>(rows: readonly Row[]): {
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
