import { useAtomValue, useStore } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';
import { everySecondAtom } from '../../core/clock/everySecond';
import { clockAtom } from '../../core/clock/state';

/** A value derived from the server's time each second; only a changed value renders the component again. */
export function useSecond<Value extends string | number>(read: (now: number) => Value): Value {
  const { now } = useStore().get(clockAtom);
  return useSyncExternalStore(
    useAtomValue(everySecondAtom),
    useCallback(() => read(now()), [read, now]),
  );
}
