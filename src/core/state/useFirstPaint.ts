import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { afterPaint } from '../async/afterPaint';
import { whenIdle } from '../async/whenIdle';
import { isFirstPaintOverAtom, isScreenShownAtom } from './firstPaint';
import { queryClientAtom } from './queryClient';

/** Longest wait for the first data, in ms. A slow phone can need seven seconds for them. */
const LATEST_MS = 10_000;

/** Sets `isFirstPaintOverAtom` when a screen is shown, no query is loading and the browser has painted the data. */
export function useFirstPaint(): void {
  const store = useStore();
  const cache = useAtomValue(queryClientAtom);
  const isOver = useAtomValue(isFirstPaintOverAtom);
  const setOver = useSetAtom(isFirstPaintOverAtom);
  useEffect(() => {
    if (isOver) return;
    let cancel = () => {};
    const isDone = () => store.get(isScreenShownAtom) && cache.isFetching() === 0;
    const end = async () => {
      // The browser may be idle between rendering the data and painting it.
      await afterPaint();
      if (isDone()) setOver(true);
    };
    const check = () => {
      cancel();
      if (isDone()) cancel = whenIdle(() => void end());
    };
    check();
    const stops = [cache.getQueryCache().subscribe(check), store.sub(isScreenShownAtom, check)];
    const timer = setTimeout(() => setOver(true), LATEST_MS);
    return () => {
      for (const stop of stops) stop();
      clearTimeout(timer);
      cancel();
    };
  }, [store, cache, isOver, setOver]);
}
