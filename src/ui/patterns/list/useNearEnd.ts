import { type RefObject, useEffect, useRef } from 'react';

/** Calls `onNear` when the element comes near the viewport. If `onNear` is `null`, the element is not observed. */
export function useNearEnd(onNear: (() => void) | null): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const mark = end.current;
    if (!onNear || !mark || typeof IntersectionObserver === 'undefined') return;
    const watcher = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && onNear(),
      { rootMargin: '600px' },
    );
    watcher.observe(mark);
    return () => watcher.disconnect();
  }, [onNear]);
  return end;
}
