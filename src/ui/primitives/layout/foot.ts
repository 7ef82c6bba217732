import { atom, useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';

const feetAtom = atom(0);

/** Whether the screen has actions at its lower edge, which replace the bar with the main screens on a phone. */
export const hasFootAtom = atom((get) => get(feetAtom) > 0);

/** Says that the screen has actions at its lower edge while the component is mounted. */
export function useFoot(isFoot = true): void {
  const count = useSetAtom(feetAtom);
  useLayoutEffect(() => {
    if (!isFoot) return undefined;
    count((feet) => feet + 1);
    return () => count((feet) => feet - 1);
  }, [count, isFoot]);
}
