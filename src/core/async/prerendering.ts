/** Whether the browser has loaded the page ahead, so that nobody sees it yet. */
export function isPrerendering(): boolean {
  return (document as { prerendering?: boolean }).prerendering === true;
}

/** Calls `listener` when a page that was loaded ahead is shown. Returns a function that stops this. */
export function onShown(listener: () => void): () => void {
  document.addEventListener('prerenderingchange', listener);
  return () => document.removeEventListener('prerenderingchange', listener);
}
