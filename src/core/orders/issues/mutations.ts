import { atom } from 'jotai';
import { ApiRefusal } from '../../api/errors';
import type { CallOptions } from '../../api/types';
import { clockAtom } from '../../clock/state';
import {
  ChangedElsewhere,
  mutationAtom,
  type WriteCall,
  type WriteOutcome,
} from '../../state/mutationAtom';
import { queryClientAtom } from '../../state/queryClient';
import { apiAtom, restaurantIdAtom } from '../../state/services';
import { answerIssue, fetchIssue, uploadIssueProof } from './api';
import { issueKeys } from './keys';
import { showIssues } from './queries';
import type { IssueAnswer, OrderIssue } from './types';

export type IssueOutcome =
  | { is: 'done'; issue: OrderIssue | null }
  /** Another answer was first, or the customer took the issue back. `issue` says so, if it could be read. */
  | { is: 'elsewhere'; issue: OrderIssue | null }
  /** The time ran out by the server's clock. If `isSent`, the answer was sent and came too late. */
  | { is: 'late'; isSent: boolean; issue: OrderIssue | null }
  | { is: 'refused'; failure: unknown }
  /** There was no response, and the issue does not have the answer yet. An equal answer may be sent. */
  | { is: 'unknown'; failure: unknown }
  /** Another answer to this issue is being sent. */
  | { is: 'locked' }
  /** The session has ended. */
  | { is: 'ended' };

/** Nothing was sent, because the time ran out by the server's clock (c30). */
class TimeRanOut extends ChangedElsewhere {}

const CONFLICT = 409;

/**
 * Answers an issue once: a lost response is read back, and an answer that is too late is not sent (c101, c102). The
 * value says whether an answer is being sent. Create this atom in `useMemo`.
 */
export function createAnswerIssueAtom(issueId: string) {
  /** The issue as it was last read for an answer. */
  const seen = new WeakMap<IssueAnswer, OrderIssue>();
  /** Why the outcome of an earlier answer is unknown. */
  let doubt: unknown = null;
  const writeAtom = mutationAtom<IssueAnswer, OrderIssue, OrderIssue>((get) => {
    const api = get(apiAtom);
    const cache = get(queryClientAtom);
    const clock = get(clockAtom);
    const restaurantId = get(restaurantIdAtom);
    const read = async (input: IssueAnswer, signal: AbortSignal) => {
      seen.delete(input);
      const issue = await fetchIssue(api, restaurantId, input.issue, signal);
      seen.set(input, issue);
      return issue;
    };
    return {
      key: [...issueKeys.all(restaurantId), 'answer', issueId],
      operation: 'orderIssueAnswer',
      async before(input, signal) {
        const { issue } = input;
        clock.check();
        if (!isExpired(issue, clock.now())) return issue;
        // A clock that was set, or a device that slept, may be wrong until the next response.
        const now = await read(input, signal).catch(() => null);
        const isOver = !now || (clock.serverTime() !== null && isExpired(now, clock.now()));
        if (isOver || now.state !== 'open') throw new TimeRanOut();
        return issue;
      },
      async send(input, { signal }) {
        try {
          return await answerIssue(api, input, { signal, handles: CONFLICT });
        } catch (failure) {
          if (isConflict(failure)) await read(input, signal).catch(() => {});
          throw failure;
        }
      },
      read,
      has: (issue, input) => hasAnswer(issue, input),
      apply(input, { answer }) {
        const issue = answer ?? seen.get(input);
        if (issue) showIssues(cache, restaurantId, [issue]);
      },
      invalidates: [issueKeys.all(restaurantId)],
    };
  });
  return atom(
    (get) => get(writeAtom),
    async (get, set, input: IssueAnswer, begin?: () => WriteCall): Promise<IssueOutcome> => {
      const outcome = await set(writeAtom, input, begin);
      const isOver = () => isExpired(input.issue, get(clockAtom).now());
      const end = toIssueOutcome(input, outcome, { issue: seen.get(input) ?? null, isOver });
      if (end.is === 'unknown') doubt = end.failure;
      // An earlier answer may have been the first, as long as the issue says nothing else.
      const isUnused = end.is === 'late' || end.is === 'elsewhere';
      const isOpen = isUnused && (end.issue?.state ?? 'open') === 'open';
      return isOpen && doubt ? { is: 'unknown', failure: doubt } : end;
    },
  );
}

/** Uploads a picture for an answer; resolves to its id. */
export const uploadIssueProofAtom = atom(
  null,
  (
    get,
    _set,
    upload: { issueId: string; photo: File },
    options?: Pick<CallOptions, 'signal' | 'onProgress'>,
  ) => uploadIssueProof(get(apiAtom), upload, options),
);

interface Seen {
  issue: OrderIssue | null;
  isOver(): boolean;
}

function toIssueOutcome(
  input: IssueAnswer,
  outcome: WriteOutcome<OrderIssue>,
  { issue, isOver }: Seen,
): IssueOutcome {
  if (outcome.isDone) return { is: 'done', issue: outcome.answer ?? issue };
  const { why, failure } = outcome;
  if (why === 'locked' || why === 'ended') return { is: why };
  const isSent = why !== 'changed';
  if (issue && hasAnswer(issue, input)) return { is: 'done', issue };
  if (issue && issue.state !== 'open') {
    const isLate = issue.state === 'expired' || issue.settlement?.by === 'silence';
    return isLate ? { is: 'late', isSent, issue } : { is: 'elsewhere', issue };
  }
  if (!isSent) return { is: 'late', isSent, issue };
  if (isConflict(failure)) {
    return isOver() ? { is: 'late', isSent, issue } : { is: 'elsewhere', issue };
  }
  const isKnown = why === 'refused' || why === 'unsent';
  return { is: isKnown ? 'refused' : 'unknown', failure };
}

function isConflict(failure: unknown): boolean {
  return failure instanceof ApiRefusal && failure.status === CONFLICT;
}

function isExpired({ expiresAt }: OrderIssue, now: number): boolean {
  return expiresAt !== null && now >= expiresAt;
}

/** Whether the issue has this answer, and not only an equal one from before. */
function hasAnswer({ answered }: OrderIssue, { issue: before, ...sent }: IssueAnswer): boolean {
  if (!answered || answered.at === before.answered?.at) return false;
  const { reasonId = '', text = '', amount = null, minutes = null } = sent;
  return (
    answered.answer === sent.answer &&
    answered.reasonId === reasonId &&
    answered.text.trim() === text.trim() &&
    answered.amount === amount &&
    answered.minutes === minutes
  );
}
