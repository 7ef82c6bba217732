import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { serverMessageOf } from '../api/errors';
import { useText } from '../messages/useText';
import { FORM_TOASTS, type ToastGroup } from './formToasts';
import messages from './messages.en.json';
import type { MutationAtom, WriteCall, WriteOutcome } from './mutationAtom';
import { notifyAtom } from './services';

export interface WriteOptions<Input, Answer> {
  /** The group of screens to which the form belongs. */
  group: ToastGroup;
  /** The toast for a saved change. */
  done: (answer: Answer | null, input: Input) => string;
  /** The toast for a failure. */
  failed: string | ((failure: unknown, input: Input) => string);
  /** Shown in the form if the server gives no reason. */
  reasons: { refused: string; lost: string } & Partial<
    Record<'unclear' | 'cancelled' | 'changed', string>
  >;
  /** Whether no toast is shown for a failure, because the form shows the reason or `failed`. */
  isQuiet?: boolean;
  /** Shows the server's messages on the fields that they name; returns the other messages. */
  showErrors?: (failure: unknown) => string;
  /** Saves what belongs to the change; resolves to whether all of it is saved. Never rejects. */
  finish?: (() => Promise<boolean>) | undefined;
  /** Called after everything is saved, unless the form is unmounted. */
  onDone?: (input: Input) => void;
  /** Called if nothing was sent because the record was changed elsewhere. */
  onChanged?: (failure: unknown) => void;
}

type FailedWrite = Extract<WriteOutcome<never>, { isDone: false }>;

/** `problem` is the text for the form: the toast's message and, on the next line, the reason. */
export type Outcome = { isDone: true } | { isDone: false; problem: string };

/** Sends the change of a form, shows toasts and returns progress and problem. Unmounting cancels an upload. */
export function useWrite<Input, Answer>(
  mutation: MutationAtom<Input, Answer>,
  options: WriteOptions<Input, Answer>,
) {
  const [isBusy, write] = useAtom(mutation);
  const notify = useAtomValue(notifyAtom);
  const text = useText(messages);
  const toast = FORM_TOASTS[options.group];
  const upload = useRef<AbortController | null>(null);
  const isOpen = useRef(true);
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState<Input>();
  const [isFinishing, setFinishing] = useState(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      upload.current?.abort();
    };
  }, []);

  /** With `hasUpload`, progress is reported and the change can be cancelled. */
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
    notify.success(options.done(outcome.answer, input), toast);
    await finish(input);
    return { isDone: true };
  }

  /** Saves only what is left of a change that is saved itself. */
  async function finish(input: Input): Promise<void> {
    if (options.finish) {
      setFinishing(true);
      const isWhole = await options.finish();
      setFinishing(false);
      if (!isWhole) return;
    }
    if (isOpen.current) options.onDone?.(input);
  }

  function begin(input: Input, hasUpload: boolean): WriteCall {
    setSending(() => input);
    setProblem(undefined);
    const onChecking = () => notify.info(text('checking'), toast);
    if (!hasUpload) return { onChecking };
    upload.current = new AbortController();
    setProgress(0);
    return { signal: upload.current.signal, onProgress: setProgress, onChecking };
  }

  function wordsFor({ why, failure }: FailedWrite, input: Input): string {
    const { failed, reasons, isQuiet } = options;
    if (why === 'ended' || why === 'locked') return '';
    if (why === 'cancelled') return reasons.cancelled ?? '';
    if (why === 'changed') {
      if (reasons.changed) notify.info(reasons.changed, toast);
      options.onChanged?.(failure);
      return reasons.changed ?? '';
    }
    const title = typeof failed === 'string' ? failed : failed(failure, input);
    const defaults = {
      ...reasons,
      unclear: reasons.unclear ?? reasons.lost,
      unsent: reasons.refused,
      doubtful: text('doubtful'),
    }[why];
    const words = serverMessageOf(failure);
    const left = why === 'refused' && options.showErrors ? options.showErrors(failure) : words;
    const reason = left || defaults;
    if (isQuiet) return reason || title;
    notify.error(title, toast);
    // Do not repeat a message that a field already shows.
    if (left === '' && title === words) return reason;
    return reason && reason !== title ? `${title}\n${reason}` : title;
  }

  const cancel = () => upload.current?.abort();
  return { run, finish, isBusy: isBusy || isFinishing, sending, progress, problem, cancel };
}
