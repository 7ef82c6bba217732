import { useAtomValue } from 'jotai';
import { useLayoutEffect, useRef, useState } from 'react';
import { type Hold, type LeaveGuard, type LeaveWords, leaveGuardAtom } from './leaveGuard';

export interface UnsavedChanges {
  /** Call it after a save, before you navigate. */
  allowLeaving(): void;
  /** Closes a form without navigation, for example in a dialog. Asks first if the form is dirty. */
  leave(go: () => void): void;
}

/**
 * While `isDirty` is true, asks before a link, Back, Forward or closing the tab discards the changes. It also calls the
 * host's `onUnsavedChanges`.
 *
 * @example
 * ```tsx
 * const { allowLeaving } = useUnsavedChanges(form.formState.isDirty);
 * const onSaved = () => {
 *   allowLeaving();
 *   void navigate(paths.team);
 * };
 * ```
 */
export function useUnsavedChanges(isDirty: boolean, words?: LeaveWords): UnsavedChanges {
  return useLeaveGuard(useAtomValue(leaveGuardAtom), isDirty, words);
}

/** The same hook for code outside of the portal's store. @internal */
export function useLeaveGuard(
  guard: LeaveGuard,
  isDirty: boolean,
  words?: LeaveWords,
): UnsavedChanges {
  const held = useRef<Hold | null>(null);
  const firstWords = useRef(words);
  // A layout effect, so that it is cleaned up before an effect redirects.
  useLayoutEffect(() => {
    if (!isDirty) return;
    const hold = guard.hold(firstWords.current);
    held.current = hold;
    return () => {
      held.current = null;
      hold.release();
    };
  }, [guard, isDirty]);
  const [changes] = useState<UnsavedChanges>(() => ({
    allowLeaving: () => held.current?.release(),
    leave: (go) => (held.current ? held.current.leave(go) : go()),
  }));
  return changes;
}
