/**
 * Routers of another copy re-read the URL on popstate. Next hears pushState by itself and would
 * reload on a popstate that it did not make.
 */
export function tellHostRouter(page: Window): void {
  const state: unknown = page.history.state;
  if (typeof state === 'object' && state !== null && '__NA' in state) return;
  page.dispatchEvent(new PopStateEvent('popstate', { state }));
}
