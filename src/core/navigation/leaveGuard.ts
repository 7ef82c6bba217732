import { atom } from 'jotai';

/** What stands between a form with unsaved changes and whatever would leave it. @internal */
export interface LeaveGuard {
  /** Whether some form of this portal holds changes that nobody has saved. */
  isDirty(): boolean;
  /** A form has unsaved changes, until it releases what it holds. */
  hold(): Hold;
  /** Leaves every form: at once, or after the question while something is unsaved. */
  leave(go: () => void): void;
  /** The question that waits for an answer. */
  getQuestion(): object | null;
  answer(isLeaving: boolean): void;
  subscribe(onChange: () => void): () => void;
}

/** One form's unsaved changes. @internal */
export interface Hold {
  release(): void;
  /** Leaves this form alone, a dialog over another one say: after the question. */
  leave(go: () => void): void;
}

interface Question {
  go: () => void;
  /** The only form that is left; none means all of them. */
  holder?: object;
}

/** @internal */
export function createLeaveGuard(): LeaveGuard {
  const holders = new Set<object>();
  const listeners = new Set<() => void>();
  let question: Question | null = null;

  function change(next: Question | null) {
    question = next;
    for (const listener of listeners) listener();
  }

  return {
    isDirty: () => holders.size > 0,
    hold() {
      const holder = {};
      holders.add(holder);
      change(question);
      return {
        release() {
          if (!holders.delete(holder)) return;
          // Saved meanwhile: there is nothing left to ask about.
          const isOver = holders.size === 0 || question?.holder === holder;
          change(isOver ? null : question);
        },
        leave: (go) => (holders.has(holder) ? change({ go, holder }) : go()),
      };
    },
    leave: (go) => (holders.size > 0 ? change({ go }) : go()),
    getQuestion: () => question,
    answer(isLeaving) {
      const asked = question;
      if (isLeaving && asked?.holder) holders.delete(asked.holder);
      else if (isLeaving) holders.clear();
      change(null);
      if (isLeaving) asked?.go();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** The guard of this portal: one for each store, so that two portals never ask for each other. */
export const leaveGuardAtom = atom(() => createLeaveGuard());
