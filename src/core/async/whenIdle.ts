/** How long a busy page can put it off, and how long a browser without idle callbacks waits. */
const LATEST_MS = 2_000;
const WITHOUT_IDLE_MS = 300;

/** Runs something once the page has nothing better to do. Returns how to call it off. @internal */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, WITHOUT_IDLE_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: LATEST_MS });
  return () => cancelIdleCallback(handle);
}
