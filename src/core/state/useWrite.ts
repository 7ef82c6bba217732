import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { serverMessageOf } from '../api/errors';
import { MANAGEMENT_TOAST } from '../constants';
import type { MutationAtom, WriteCall, WriteEnd } from './mutationAtom';
import { notifyAtom } from './services';

/** What is said about a change. @internal */
export interface WriteWords<Input, Answer> {
  /** The toast of one that holds. */
  done: (answer: Answer | null, input: Input) => string;
  /** The specification's words for a failure, a toast. */
  failed: string | ((failure: unknown) => string);
  /** What is to be read below them where the server gave no reason. */
  reasons: { refused: string; lost: string } & Partial<
    Record<'unclear' | 'cancelled' | 'changed', string>
  >;
}

interface WriteOptions<Input, Answer> extends WriteWords<Input, Answer> {
  /** A failure is said in the form alone, with its reason. */
  isQuiet?: boolean;
  /** Called once the change is known to hold, unless its form is gone by then. */
  onDone?: (input: Input) => void;
}

/** What a change came to; `problem` is what stays to be read. @internal */
export type Outcome = { isDone: true } | { isDone: false; problem: string };

/**
 * A change as a form uses it: one at a time, how far its upload is, how it went as a toast, and why
 * it failed as a text. A form that is left calls its upload off.
 *
 * @internal
 */
export function useWrite<Input, Answer>(
  mutation: MutationAtom<Input, Answer>,
  options: WriteOptions<Input, Answer>,
) {
  const [isBusy, write] = useAtom(mutation);
  const notify = useAtomValue(notifyAtom);
  const upload = useRef<AbortController | null>(null);
  const isOpen = useRef(true);
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      upload.current?.abort();
    };
  }, []);

  /** `hasUpload`: it carries a file, so it tells how far it is and can be cancelled. */
  async function run(input: Input, { hasUpload = false } = {}): Promise<Outcome> {
    const outcome = await write(input, () => begin(hasUpload));
    if (!outcome.isDone && outcome.why === 'locked') return { isDone: false, problem: '' };
    setProgress(undefined);
    if (!outcome.isDone) return fail(outcome.why, outcome.failure);
    notify.success(options.done(outcome.answer, input), MANAGEMENT_TOAST);
    if (isOpen.current) options.onDone?.(input);
    return { isDone: true };
  }

  function begin(hasUpload: boolean): WriteCall {
    setProblem(undefined);
    if (!hasUpload) return {};
    upload.current = new AbortController();
    setProgress(0);
    return { signal: upload.current.signal, onProgress: setProgress };
  }

  function fail(why: WriteEnd, failure: unknown): Outcome {
    const words = wordsFor(why, failure);
    setProblem(words || undefined);
    return { isDone: false, problem: words };
  }

  function wordsFor(why: WriteEnd, failure: unknown): string {
    const { failed, reasons, isQuiet } = options;
    if (why === 'ended' || why === 'locked') return '';
    if (why === 'cancelled') return reasons.cancelled ?? '';
    if (why === 'changed') {
      if (reasons.changed) notify.info(reasons.changed, MANAGEMENT_TOAST);
      return reasons.changed ?? '';
    }
    const title = typeof failed === 'string' ? failed : failed(failure);
    const own = why === 'unsent' ? reasons.refused : (reasons[why] ?? reasons.lost);
    const reason = serverMessageOf(failure) || own;
    if (isQuiet) return [title, reason].filter(Boolean).join('\n');
    notify.error(title, MANAGEMENT_TOAST);
    return reason;
  }

  return { run, isBusy, progress, problem, cancel: () => upload.current?.abort() };
}
