import { atom } from 'jotai';
import { createEmitter } from '../createEmitter';

/** Texts that replace the question about unsaved input. */
export interface LeaveWords {
  title: string;
  text: string;
}

/** Asks before a form with unsaved changes is left. */
export interface LeaveGuard {
  isDirty(): boolean;
  /** Registers a form with unsaved changes. */
  hold(words?: LeaveWords): Hold;
  /** Calls `go` at once, or after the vendor has agreed to lose all unsaved changes. */
  leave(go: () => void): void;
  /** The open question, or `null`. */
  getQuestion(): { words?: LeaveWords } | null;
  answer(isLeaving: boolean): void;
  subscribe(onChange: () => void): () => void;
}

export interface Hold {
  release(): void;
  /** Like `LeaveGuard.leave`, but only for this form, for example in a dialog over another form. */
  leave(go: () => void): void;
}

interface Question {
  go: () => void;
  /** The form to leave; all forms if absent. */
  holder?: object;
  words?: LeaveWords;
}

export function createLeaveGuard(): LeaveGuard {
  const holders = new Map<object, LeaveWords | undefined>();
  const { subscribe, emit } = createEmitter();
  let question: Question | null = null;

  function change(next: Question | null) {
    question = next;
    emit();
  }

  return {
    isDirty: () => holders.size > 0,
    hold(words) {
      const holder = {};
      holders.set(holder, words);
      change(question);
      return {
        release() {
          if (!holders.delete(holder)) return;
          // The question is over if the changes were saved while it was open.
          const isOver = holders.size === 0 || question?.holder === holder;
          change(isOver ? null : question);
        },
        leave: (go) => (holders.has(holder) ? change({ go, holder, words }) : go()),
      };
    },
    leave: (go) => (holders.size > 0 ? change({ go, words: [...holders.values()].at(-1) }) : go()),
    getQuestion: () => question,
    answer(isLeaving) {
      const answered = question;
      if (isLeaving && answered?.holder) holders.delete(answered.holder);
      else if (isLeaving) holders.clear();
      change(null);
      if (isLeaving) answered?.go();
    },
    subscribe,
  };
}

export const leaveGuardAtom = atom(() => createLeaveGuard());
