import { useLayoutEffect, useState } from 'react';

interface BoxSize {
  width: number;
  height: number;
}

/** The inner size of the element that is given to the returned function, in px; zero before the first layout. */
export function useBoxSize() {
  const [element, observe] = useState<HTMLElement | null>(null);
  const [size, setSize] = useState<BoxSize>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [observe, size] as const;
}
