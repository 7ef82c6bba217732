import { useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { clockAtom } from '../../../core/clock/state';

/** How long an action must be behind a button before a click triggers it, in ms. */
const SEEN_MS = 1_000;

/**
 * Whether the action of a button was shown long enough. Another tap on the action before must not trigger the next one,
 * which may have the same button. With `isFirstSeen`, the first action can be triggered at once.
 */
export function useIsSeen(action: string, isFirstSeen = false): () => boolean {
  const { elapsed } = useStore().get(clockAtom);
  const shown = useRef({
    action: isFirstSeen ? action : '',
    at: isFirstSeen ? -Infinity : Infinity,
  });
  useEffect(() => {
    if (shown.current.action !== action) shown.current = { action, at: elapsed() };
  }, [action, elapsed]);
  return () => elapsed() - shown.current.at >= SEEN_MS;
}
