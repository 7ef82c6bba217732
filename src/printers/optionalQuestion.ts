import { within } from '../core/async/within';

/** How long a job waits for an answer that it can do without, in ms. */
const ANSWER_MS = 1_000;

/** Which questions a device has answered on this page. */
export type Answers = Map<string, boolean>;

interface Question<Answer> {
  answers: Answers;
  name: string;
  ask(): Promise<Answer>;
  signal?: AbortSignal;
}

/**
 * Asks what a job can do without. Resolves with `null` if there is no answer within a second. A device that has never
 * answered is not asked again; one that has answered before was only busy. Rejects only if `signal` aborts.
 */
export async function optionalQuestion<Answer>(question: Question<Answer>): Promise<Answer | null> {
  const { answers, name, ask, signal } = question;
  if (answers.get(name) === false) return null;
  try {
    const answer = await within(signal, ANSWER_MS, ask);
    answers.set(name, true);
    return answer;
  } catch {
    signal?.throwIfAborted();
    forgo(answers, name);
    return null;
  }
}

/** Asks no more, unless the device has answered before. */
export function forgo(answers: Answers, name: string): void {
  if (!answers.has(name)) answers.set(name, false);
}
