import { createSizeObserver } from '../../../core/dom/sizeObserver';

/**
 * Scrolls an element of a row into view, once the row has its layout, which an immediate read would force.
 * `scrollIntoView` would also change where Tab continues. Returns a function that cancels it.
 */
export function showInRow(row: HTMLElement, selector: string, onShown?: () => void): () => void {
  const observer = createSizeObserver(() => {
    observer.disconnect();
    const shown = row.querySelector(selector)?.getBoundingClientRect();
    const { left, right } = row.getBoundingClientRect();
    if (shown) {
      const before = Math.min(0, shown.left - left);
      row.scrollBy({ left: before || Math.max(0, shown.right - right) });
    }
    onShown?.();
  });
  observer.observe(row);
  return () => observer.disconnect();
}
