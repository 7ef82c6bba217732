import { useLayoutEffect, useState } from 'react';
import { afterPaint } from '../core/async/afterPaint';
import { createSizeObserver } from '../core/dom/sizeObserver';

interface BoxSize {
  width: number;
  height: number;
}

interface Options {
  /** Measures in the same task as the render, for content that must not move in the next frame. */
  isUrgent?: boolean;
}

/** The inner size of the element that is given to the returned function, in px; zero until it is measured. */
export function useBoxSize({ isUrgent = false }: Options = {}) {
  const [element, observe] = useState<HTMLElement | null>(null);
  const [size, setSize] = useState<BoxSize>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    if (!element) return;
    let isCancelled = false;
    const measure = () => {
      if (isCancelled) return;
      const { clientWidth: width, clientHeight: height } = element;
      setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    // The observer does not report a part below the window, which may still be printed.
    if (isUrgent) measure();
    else void afterPaint().then(measure);
    const observer = createSizeObserver(measure);
    observer.observe(element);
    return () => {
      isCancelled = true;
      observer.disconnect();
    };
  }, [element, isUrgent]);
  return [observe, size] as const;
}
