import { useAtomValue } from 'jotai';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
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
    const show = (module: { ToastRegion: Region }) => {
      if (!isOver) setRegion(() => module.ToastRegion);
    };
    import('../ui/patterns/ToastRegion').then(show, () => undefined);
    return () => {
      isOver = true;
    };
  }, [ToastRegion, isNeeded, newest]);
  return ToastRegion && <ToastRegion notices={notices} />;
}

function useIsNeeded(newest: Notice | undefined): boolean {
  const { phase } = useAtomValue(sessionAtom);
  return newest !== undefined || phase === 'active' || phase === 'onboarding';
}
