import { createSizeObserver } from '../../core/dom/sizeObserver';

/** Measures an element now, and again when its size or its content changes; returns a function that ends this. */
export function followContent(element: HTMLElement, measure: () => void): () => void {
  measure();
  const resized = createSizeObserver(measure);
  resized.observe(element);
  const changed = new MutationObserver(measure);
  changed.observe(element, { childList: true, characterData: true, subtree: true });
  return () => {
    resized.disconnect();
    changed.disconnect();
  };
}
