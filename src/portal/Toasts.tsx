import { useAtomValue } from 'jotai';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { whenIdle } from '../core/async/whenIdle';
import { sessionAtom } from '../core/state/services';
import type { Notice, Notices } from '../ui/patterns/toast/notices';

type Region = ComponentType<{ notices: Notices }>;

/** The toasts, a separate chunk that is loaded after sign-in or for a message. Each message retries a failed load. */
export function Toasts({ notices }: { notices: Notices }) {
  const newest = useSyncExternalStore(notices.subscribe, () => notices.getLog()[0]);
  const isNeeded = useIsNeeded(newest);
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

function useIsNeeded(newest: Notice | undefined): boolean {
  const { phase } = useAtomValue(sessionAtom);
  return newest !== undefined || phase === 'active' || phase === 'onboarding';
}
