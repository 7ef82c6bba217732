import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { secondAtom } from '../../core/clock/secondAtom';

/** A value derived from the server's time each second; only a changed value renders the component again. */
export function useSecond<Value extends string | number>(read: (now: number) => Value): Value {
  return useAtomValue(useMemo(() => atom((get) => read(get(secondAtom))), [read]));
}
