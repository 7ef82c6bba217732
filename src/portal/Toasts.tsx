import { useAtomValue } from 'jotai';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { whenIdle } from '../core/async/whenIdle';
import { sessionAtom } from '../core/state/services';
import type { Notice, Notices } from '../ui/patterns/notices';

type Region = ComponentType<{ notices: Notices }>;

/**
 * The toast region, in a chunk of its own: a sign-in screen without a message stays light. It is
 * loaded with the session and not with the first message, which may well be about a lost
 * connection. A load that fails costs no screen; the next message tries again.
 */
export function Toasts({ notices }: { notices: Notices }) {
  const newest = useSyncExternalStore(notices.subscribe, () => notices.getLog()[0]);
  const isNeeded = useIsNeeded(newest);
  const [ToastRegion, setRegion] = useState<Region | null>(null);
  useEffect(() => {
    if (ToastRegion || !isNeeded) return;
    let isOver = false;
    let stopWaiting = () => {};
    const show = ({ ToastRegion: loaded }: { ToastRegion: Region }) => {
      const draw = () => setRegion(() => loaded);
      if (isOver) return;
      // Before the first message, drawing it can wait for the screen.
      if (newest) draw();
      else stopWaiting = whenIdle(draw);
    };
    import('../ui/patterns/ToastRegion').then(show, () => undefined);
    return () => {
      isOver = true;
      stopWaiting();
    };
  }, [ToastRegion, isNeeded, newest]);
  return ToastRegion && <ToastRegion notices={notices} />;
}

function useIsNeeded(newest: Notice | undefined): boolean {
  const { phase } = useAtomValue(sessionAtom);
  return newest !== undefined || phase === 'active' || phase === 'onboarding';
}
