import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { awaitOtherTabAtom, leaveRunAtom, restoreRunAtom } from '../../../core/menu/runs/runs';
import { runStateAtom, storedRunsAtom } from '../../../core/menu/runs/state';
import { useText } from '../../../core/messages/useText';
import { Banner } from '../../../ui/primitives/Banner';
import messages from '../messages.en.json';
import { RunPanel } from './RunPanel';

/**
 * The run of this tab, or the note that another tab is changing the menu. Leaving the screen stops the run; items that
 * are already changed are not undone.
 */
export function RunArea() {
  const text = useText(messages);
  const { run, isElsewhere, isStored } = useAtomValue(runStateAtom);
  useStopOnLeave();
  useRestoredRun(isElsewhere);
  if (isElsewhere) return <Banner>{text('elsewhere')}</Banner>;
  return run && <RunPanel run={run} isStored={isStored} />;
}

function useStopOnLeave(): void {
  const leave = useSetAtom(leaveRunAtom);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      // Defer this, because StrictMode runs the effect again in the same task.
      queueMicrotask(() => {
        if (!isShown.current) leave();
      });
    };
  }, [leave]);
}

function useRestoredRun(isElsewhere: boolean): void {
  const stored = useAtomValue(storedRunsAtom);
  const restore = useSetAtom(restoreRunAtom);
  const awaitOtherTab = useSetAtom(awaitOtherTabAtom);
  useEffect(() => {
    if (stored === 'open') void restore();
  }, [stored, restore]);
  useEffect(() => {
    if (!isElsewhere) return;
    const end = new AbortController();
    awaitOtherTab(end.signal).then(
      () => void restore(),
      () => {},
    );
    return () => end.abort();
  }, [isElsewhere, awaitOtherTab, restore]);
}
