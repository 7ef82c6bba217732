import { atom } from 'jotai';

/** What stands between a form with unsaved changes and whatever would leave it. @internal */
export interface LeaveGuard {
  /** Whether some form of this portal holds changes that nobody has saved. */
  isDirty(): boolean;
  /** A form has unsaved changes, until the returned function says that it no longer has. */
  hold(): () => void;
  /** Leaves at once, or after the question while something is unsaved. */
  leave(go: () => void): void;
  /** The question that waits for an answer: how to go on. */
  getQuestion(): (() => void) | null;
  answer(isLeaving: boolean): void;
  subscribe(onChange: () => void): () => void;
}

/** @internal */
export function createLeaveGuard(): LeaveGuard {
  const holders = new Set<object>();
  const listeners = new Set<() => void>();
  let question: (() => void) | null = null;

  function change(next: (() => void) | null) {
    question = next;
    for (const listener of listeners) listener();
  }

  return {
    isDirty: () => holders.size > 0,
    hold() {
      const holder = {};
      holders.add(holder);
      change(question);
      // Saved meanwhile: there is nothing left to ask about.
      return () => holders.delete(holder) && change(holders.size > 0 ? question : null);
    },
    leave: (go) => (holders.size > 0 ? change(go) : go()),
    getQuestion: () => question,
    answer(isLeaving) {
      const go = question;
      if (isLeaving) holders.clear();
      change(null);
      if (isLeaving) go?.();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** The guard of this portal: one for each store, so that two portals never ask for each other. */
export const leaveGuardAtom = atom(() => createLeaveGuard());
