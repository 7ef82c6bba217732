const TICK_MS = 5_000;

/** Calls the listener every few seconds, until the returned function is called. */
export function onTick(listener: () => void, tickMs = TICK_MS): () => void {
  const timer = setInterval(listener, tickMs);
  // Timers of a hidden page are delayed, so read the time again when it becomes visible.
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}
