import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { serverMessageOf } from '../api/errors';
import { MANAGEMENT_TOAST } from '../constants';
import type { MutationAtom, WriteCall, WriteOutcome } from './mutationAtom';
import { notifyAtom } from './services';

/** What is said about a change, and what follows it. */
interface WriteOptions<Input, Answer> {
  /** The toast of one that holds. */
  done: (answer: Answer | null, input: Input) => string;
  /** The specification's words for a failure, a toast. */
  failed: string | ((failure: unknown, input: Input) => string);
  /** What is to be read below them where the server gave no reason. */
  reasons: { refused: string; lost: string } & Partial<
    Record<'unclear' | 'cancelled' | 'changed', string>
  >;
  /** A failure has no toast: its reason, or else `failed`, is said in the form alone. */
  isQuiet?: boolean;
  /** Called once the change is known to hold, unless its form is gone by then. */
  onDone?: (input: Input) => void;
  /** Called when nothing was sent because the record was changed elsewhere. */
  onChanged?: () => void;
}

type FailedWrite = Extract<WriteOutcome<never>, { isDone: false }>;

/** What a change came to; `problem` is what stays to be read. @internal */
export type Outcome = { isDone: true } | { isDone: false; problem: string };

/**
 * A change as a form uses it: what is being sent and how far its upload is, how it went as a toast,
 * and why it failed as a text. A form that is left cancels its upload.
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
  const [sending, setSending] = useState<Input>();
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      upload.current?.abort();
    };
  }, []);

  /** `hasUpload`: it carries a file, so it tells how far it is and can be cancelled. */
  async function run(input: Input, { hasUpload = false } = {}): Promise<Outcome> {
    const outcome = await write(input, () => begin(input, hasUpload));
    if (!outcome.isDone && outcome.why === 'locked') return { isDone: false, problem: '' };
    setSending(undefined);
    setProgress(undefined);
    if (!outcome.isDone) {
      const words = wordsFor(outcome, input);
      setProblem(words || undefined);
      return { isDone: false, problem: words };
    }
    notify.success(options.done(outcome.answer, input), MANAGEMENT_TOAST);
    if (isOpen.current) options.onDone?.(input);
    return { isDone: true };
  }

  function begin(input: Input, hasUpload: boolean): WriteCall {
    setSending(() => input);
    setProblem(undefined);
    if (!hasUpload) return {};
    upload.current = new AbortController();
    setProgress(0);
    return { signal: upload.current.signal, onProgress: setProgress };
  }

  function wordsFor({ why, failure }: FailedWrite, input: Input): string {
    const { failed, reasons, isQuiet } = options;
    if (why === 'ended' || why === 'locked') return '';
    if (why === 'cancelled') return reasons.cancelled ?? '';
    if (why === 'changed') {
      if (reasons.changed) notify.info(reasons.changed, MANAGEMENT_TOAST);
      options.onChanged?.();
      return reasons.changed ?? '';
    }
    const title = typeof failed === 'string' ? failed : failed(failure, input);
    const own = why === 'unsent' ? reasons.refused : (reasons[why] ?? reasons.lost);
    const reason = serverMessageOf(failure) || own;
    if (isQuiet) return reason || title;
    notify.error(title, MANAGEMENT_TOAST);
    return reason;
  }

  return { run, isBusy, sending, progress, problem, cancel: () => upload.current?.abort() };
}
