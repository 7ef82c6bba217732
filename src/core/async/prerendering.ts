/** Whether the page is shown: `false` while the browser has only loaded it ahead. */
export function isShown(): boolean {
  return !(document as { prerendering?: boolean }).prerendering;
}

/** Calls `listener` when a page that was loaded ahead is shown. Returns a function that stops this. */
export function onShown(listener: () => void): () => void {
  document.addEventListener('prerenderingchange', listener);
  return () => document.removeEventListener('prerenderingchange', listener);
}
