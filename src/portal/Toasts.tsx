import { useAtomValue } from 'jotai';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { whenIdle } from '../core/async/whenIdle';
import { isFirstPaintOverAtom } from '../core/state/firstPaint';
import type { Notices } from '../ui/patterns/toast/notices';

type Region = ComponentType<{ notices: Notices }>;

/** The toasts, a separate chunk that is loaded after the first paint or for a message. Each message retries a failed load. */
export function Toasts({ notices }: { notices: Notices }) {
  const newest = useSyncExternalStore(notices.subscribe, () => notices.getLog()[0]);
  const isFirstPaintOver = useAtomValue(isFirstPaintOverAtom);
  const isNeeded = isFirstPaintOver || newest !== undefined;
  const [ToastRegion, setRegion] = useState<Region | null>(null);
  useEffect(() => {
    if (ToastRegion || !isNeeded) return;
    let isCancelled = false;
    let stopWaiting = () => {};
    const show = ({ ToastRegion: loaded }: { ToastRegion: Region }) => {
      const draw = () => setRegion(() => loaded);
      if (isCancelled) return;
      // Without a message, render the toasts when the browser is idle.
      if (newest) draw();
      else stopWaiting = whenIdle(draw);
    };
    import('../ui/patterns/toast/ToastRegion').then(show, () => undefined);
    return () => {
      isCancelled = true;
      stopWaiting();
    };
  }, [ToastRegion, isNeeded, newest]);
  return ToastRegion && <ToastRegion notices={notices} />;
}
