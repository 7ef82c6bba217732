import { useAtomValue } from 'jotai';
import { useLayoutEffect, useRef, useState } from 'react';
import { type Hold, leaveGuardAtom } from './leaveGuard';

/** @internal */
export interface UnsavedChanges {
  /** Say so before a navigation that follows a successful save: nothing is lost by it. */
  allowLeaving(): void;
  /** Closes this form where that is no navigation, a dialog say: at once, or after the question. */
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
  const held = useRef<Hold | null>(null);
  // A layout effect: a guard's redirect, which follows in an effect, finds an unmounted form gone.
  useLayoutEffect(() => {
    if (!isDirty) return;
    const hold = guard.hold();
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
