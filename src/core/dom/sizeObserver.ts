const NONE: ResizeObserver = { observe() {}, unobserve() {}, disconnect() {} };

/** A `ResizeObserver`; it reports nothing where there is none, as in a test with jsdom. */
export function createSizeObserver(onResize: ResizeObserverCallback): ResizeObserver {
  return typeof ResizeObserver === 'undefined' ? NONE : new ResizeObserver(onResize);
}
