import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

const TICK_MS = 5_000;

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, TICK_MS);
  // Timers of hidden pages are delayed.
  document.addEventListener('visibilitychange', onTick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onTick);
  };
}

/** A value derived from the time; only a changed value renders the component again. */
export function useClock<Value extends string | number>(read: (now: number) => Value): Value {
  return useSyncExternalStore(
    subscribe,
    useCallback(() => read(Date.now()), [read]),
  );
}

/** The time, updated every `tickMs`. */
export function useNow(tickMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, [tickMs]);
  return now;
}
