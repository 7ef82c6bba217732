import { useCallback, useSyncExternalStore } from 'react';

const TICK_MS = 5_000;

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, TICK_MS);
  // Timers of a page that nobody saw are late.
  document.addEventListener('visibilitychange', onTick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onTick);
  };
}

/**
 * Something read off the clock, as the minutes gone by. Only a component whose value has changed
 * is drawn again, and nothing around it.
 */
export function useClock<Value extends string | number>(read: (now: number) => Value): Value {
  return useSyncExternalStore(
    subscribe,
    useCallback(() => read(Date.now()), [read]),
  );
}
