import { type RefObject, useEffect, useRef, useState } from 'react';

/** Allows for fractions of a pixel. */
const WHOLE = 0.98;

/** Whether the whole element is in view; false where the browser cannot tell. */
export function useIsInView<Shown extends HTMLElement>(): [RefObject<Shown | null>, boolean] {
  const element = useRef<Shown>(null);
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return;
    const watcher = new IntersectionObserver(
      (entries) => setInView((entries.at(-1)?.intersectionRatio ?? 0) >= WHOLE),
      { threshold: [WHOLE] },
    );
    watcher.observe(element.current);
    return () => watcher.disconnect();
  }, []);
  return [element, isInView];
}
