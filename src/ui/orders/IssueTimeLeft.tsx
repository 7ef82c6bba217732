import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { styled } from 'styled-components';
import { formatsAtom } from '../../core/format/formatsAtom';
import { timeLeft } from '../../core/format/timeLeft';
import { useText } from '../../core/messages/useText';
import messages from '../../core/orders/issues/messages.en.json';
import type { OrderIssue } from '../../core/orders/issues/types';
import { useSecond } from '../patterns/useSecond';
import { color, figures, font } from '../theme/theme';
import { ClockWords } from './ClockWords';

const MINUTE_MS = 60_000;
const LATE_MS = MINUTE_MS;
const WARNING_MS = 3 * MINUTE_MS;
/** A longer time is shown in hours. */
const EXACT_MS = 99 * MINUTE_MS;
/** A longer time is shown as a date. */
const COUNTED_MS = 7 * 24 * 60 * MINUTE_MS;

const Time = styled.span`
  ${figures}
  white-space: nowrap;
  & > strong {
    font-weight: ${font.weight.strong};
  }
  &[data-vp-urgency='warning'] {
    color: ${color.warning};
  }
  &[data-vp-urgency='late'] {
    color: ${color.danger};
  }
`;

/** How long an issue can be answered, by the server's clock: "6:12 to answer". */
export function IssueTimeLeft({ issue }: { issue: Pick<OrderIssue, 'expiresAt'> }) {
  const text = useText(messages);
  const formats = useAtomValue(formatsAtom);
  const { expiresAt } = issue;
  const read = useCallback(
    (now: number) => (expiresAt === null ? 'null' : JSON.stringify(timeUntil(expiresAt - now))),
    [expiresAt],
  );
  const left = JSON.parse(useSecond(read)) as TimeLeft | null;
  if (!left) return <Time>{text('noDeadline')}</Time>;
  const { tone, minutes, time } = left;
  return (
    <Time data-vp-urgency={tone} role="timer" aria-live="off">
      {minutes === null ? (
        text('until', { date: formats.date(expiresAt) })
      ) : (
        <ClockWords clock="answer" minutes={minutes} time={time} />
      )}
    </Time>
  );
}

interface TimeLeft {
  tone: 'calm' | 'warning' | 'late';
  /** Whole minutes; `null` for many days. */
  minutes: number | null;
  /** The exact time, if it is short. */
  time?: string;
}

function timeUntil(ms: number): TimeLeft {
  const tone = ms <= LATE_MS ? 'late' : ms <= WARNING_MS ? 'warning' : 'calm';
  if (ms > COUNTED_MS) return { tone, minutes: null };
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS));
  return ms > 0 && ms <= EXACT_MS ? { tone, minutes, time: timeLeft(ms) } : { tone, minutes };
}
