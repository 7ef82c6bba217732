import { useAtomValue } from 'jotai';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { leaveGuardAtom } from './leaveGuard';

/** @internal */
export interface UnsavedChanges {
  /** Say so before a navigation that follows a successful save: nothing is lost by it. */
  allowLeaving(): void;
  /** Closes what is no screen of its own, a dialog say: at once, or after the question. */
  leave(go: () => void): void;
}

/**
 * Keeps a form from being left by mistake while `isDirty`. Links of the portal, Back, Forward and
 * the host's links into the portal ask first, the browser asks before the tab closes, and the host
 * hears `onUnsavedChanges`. Leaving is never held up once the form is clean or gone.
 *
 * @example
 * ```tsx
 * const { allowLeaving } = useUnsavedChanges(form.formState.isDirty);
 * const onSaved = () => {
 *   allowLeaving();
 *   void navigate(paths.team);
 * };
 * ```
 * @internal
 */
export function useUnsavedChanges(isDirty: boolean): UnsavedChanges {
  const guard = useAtomValue(leaveGuardAtom);
  const release = useRef(() => {});
  // A layout effect: a guard's redirect, which follows in an effect, finds an unmounted form gone.
  useLayoutEffect(() => {
    if (!isDirty) return;
    const end = guard.hold();
    release.current = end;
    return end;
  }, [guard, isDirty]);
  return useMemo(() => ({ allowLeaving: () => release.current(), leave: guard.leave }), [guard]);
}
