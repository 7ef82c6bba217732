import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { whenIdle } from '../async/whenIdle';
import { isFirstPaintOverAtom } from './firstPaint';
import { queryClientAtom } from './queryClient';

/** Longest wait for the first data, in ms; a slow response must not delay the alarm for longer. */
const LATEST_MS = 3_000;

/** Sets `isFirstPaintOverAtom` when no query is loading and the browser is idle. */
export function useFirstPaint(): void {
  const cache = useAtomValue(queryClientAtom);
  const isOver = useAtomValue(isFirstPaintOverAtom);
  const setOver = useSetAtom(isFirstPaintOverAtom);
  useEffect(() => {
    if (isOver) return;
    let cancel = () => {};
    const check = () => {
      cancel();
      if (cache.isFetching() === 0) cancel = whenIdle(() => setOver(true));
    };
    const unsubscribe = cache.getQueryCache().subscribe(check);
    const timer = setTimeout(() => setOver(true), LATEST_MS);
    return () => {
      unsubscribe();
      clearTimeout(timer);
      cancel();
    };
  }, [cache, isOver, setOver]);
}
