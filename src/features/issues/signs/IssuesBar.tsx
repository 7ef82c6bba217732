import { useAtomValue } from 'jotai';
import { MessageSquareWarning } from 'lucide-react';
import { useCallback } from 'react';
import { timeLeft } from '../../../core/format/timeLeft';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { knownOpenIssuesAtom } from '../../../core/orders/issues/queries';
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

/** The open issues, with the time that is left for the first one. Not a live region, because it changes every second. */
export function IssuesBar({ isText = false }: IssuesBarProps) {
  const text = useText(messages);
  const issues = useAtomValue(knownOpenIssuesAtom) ?? [];
  const [first] = issues;
  if (!first) return null;
  return (
    <EdgeBar data-tone="issue" aria-label={text('issuesBar')}>
      <MessageSquareWarning size={20} />
      <p>
        {text('issues', { count: issues.length })}
        <TimeLeft expiresAt={first.expiresAt} />
      </p>
      {!isText && (
        <ButtonLink size="sm" to={paths.issues}>
          {text('viewIssues')}
        </ButtonLink>
      )}
    </EdgeBar>
  );
}

function TimeLeft({ expiresAt }: { expiresAt: number | null }) {
  const text = useText(messages);
  const read = useCallback(
    (now: number) => {
      const left = (expiresAt ?? Infinity) - now;
      if (left > COUNTED_MS) return '';
      return left > 0 ? timeLeft(left) : '0';
    },
    [expiresAt],
  );
  const time = useSecond(read);
  if (time === '') return null;
  return <> · {time === '0' ? text('issueOver') : text('issueLeft', { time })}</>;
}
