import { useAtomValue, useStore } from 'jotai';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { onTick } from '../../core/clock/onTick';
import { clockAtom } from '../../core/clock/state';

/** A value derived from the time; only a changed value renders the component again. */
export function useClock<Value extends string | number>(read: (now: number) => Value): Value {
  const { now } = useStore().get(clockAtom);
  return useSyncExternalStore(
    onTick,
    useCallback(() => read(now()), [read, now]),
  );
}

/** The server's time, or another time of the clock, updated every `tickMs` milliseconds. */
export function useNow(tickMs: number, which: 'now' | 'elapsed' | 'deviceTime' = 'now'): number {
  const read = useAtomValue(clockAtom)[which];
  const [now, setNow] = useState(read);
  useEffect(() => {
    const timer = setInterval(() => setNow(read()), tickMs);
    return () => clearInterval(timer);
  }, [tickMs, read]);
  return now;
}
