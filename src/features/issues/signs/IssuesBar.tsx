import { useAtomValue } from 'jotai';
import { MessageSquareWarning } from 'lucide-react';
import { useCallback } from 'react';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { timeLeft } from '../../../core/format/timeLeft';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { knownOpenIssuesAtom } from '../../../core/orders/issues/queries';
import type { OrderIssue } from '../../../core/orders/issues/types';
import { accessAtom, RIGHTS } from '../../../core/permissions/access';
import { useSecond } from '../../../ui/patterns/useSecond';
import { ButtonLink } from '../../../ui/primitives/Button';
import { EdgeBar } from '../../../ui/primitives/EdgeBar';
import messages from './messages.en.json';

/** A longer time is not counted by the second. */
const COUNTED_MS = 24 * 60 * 60_000;

interface IssuesBarProps {
  /** Whether it has no link, because a touch of the kitchen's screen must not leave it. */
  isText?: boolean;
}

/**
 * The open issues, with the time that is left for the first one, for whoever may answer them (c107). Not a live region,
 * because it changes every second.
 */
export function IssuesBar({ isText = false }: IssuesBarProps) {
  const text = useText(messages);
  const issues = useAtomValue(knownOpenIssuesAtom) ?? [];
  const mayAnswer = useAtomValue(accessAtom)(RIGHTS.answerOrders);
  if (issues.length === 0 || !mayAnswer) return null;
  return (
    <EdgeBar data-tone="issue" aria-label={text('issuesBar')}>
      <MessageSquareWarning size={20} />
      <p>
        {text('issues', { count: issues.length })}
        <TimeLeft issues={issues} />
      </p>
      {!isText && (
        <ButtonLink size="sm" to={paths.issues}>
          {text('viewIssues')}
        </ButtonLink>
      )}
    </EdgeBar>
  );
}

/** Passes over issues whose time is over and which the backend has not settled. */
function TimeLeft({ issues }: { issues: readonly OrderIssue[] }) {
  const text = useText(messages);
  const { digits } = useAtomValue(formatsAtom);
  const read = useCallback(
    (now: number) => {
      // They are sorted by this time.
      const next = issues.find(({ expiresAt }) => (expiresAt ?? Infinity) > now);
      if (!next) return '0';
      const left = (next.expiresAt ?? Infinity) - now;
      return left > COUNTED_MS ? '' : timeLeft(left);
    },
    [issues],
  );
  const time = useSecond(read);
  if (time === '') return null;
  return <> · {time === '0' ? text('issueOver') : text('issueLeft', { time: digits(time) })}</>;
}
