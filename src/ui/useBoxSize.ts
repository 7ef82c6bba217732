import { useEffect, useState } from 'react';

interface BoxSize {
  width: number;
  height: number;
}

/** The inner size of the element that is given to the returned function, in px; zero before the first layout. */
export function useBoxSize() {
  const [element, observe] = useState<HTMLElement | null>(null);
  const [size, setSize] = useState<BoxSize>({ width: 0, height: 0 });
  useEffect(() => {
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    // It is called in the next frame: measuring here would lay out in the task of the render.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [observe, size] as const;
}
