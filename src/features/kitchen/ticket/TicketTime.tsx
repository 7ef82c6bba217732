import { useText } from '../../../core/messages/useText';
import { isNew } from '../../../core/orders/statuses';
import type { Order } from '../../../core/orders/types';
import { useAnswerBy, useReadAtEnd } from '../../../core/orders/useAnswerBy';
import { useNow } from '../../../ui/patterns/useClock';
import messages from '../messages.en.json';
import { type Remaining, remaining, remainingToAnswer } from '../rules/remaining';

const SECOND_MS = 1_000;
const LONGEST: Remaining = { kind: 'late', tone: 'late', minutes: 99, seconds: 0 };

interface TicketTimeProps {
  order: Order;
  isProbe: boolean;
}

/** A longer time is shown in hours. */
const MOST_MINUTES = 99;
const HOUR_MIN = 60;

/** The time that is left, or how late the order is. */
export function TicketTime({ order, isProbe }: TicketTimeProps) {
  const now = useNow(SECOND_MS);
  const answerBy = useAnswerBy()(order);
  const left = answerBy === null ? remaining(order, now) : remainingToAnswer(answerBy, now);
  useReadAtEnd(left?.kind === 'over');
  // The badge of a new order already shows that it has just arrived.
  const isJustNew = isNew(order) && left?.kind === 'since' && left.minutes === 0;
  const shown = isProbe ? LONGEST : isJustNew ? null : left;
  const words = useWords(shown);
  const text = useText(messages);
  if (!shown) return null;
  return (
    <span data-part="time" data-tone={shown.tone}>
      {order.status === 'packing_processing' ? text('packing') : words}
    </span>
  );
}

function useWords(shown: Remaining | null): string {
  const text = useText(messages);
  if (!shown) return '';
  const { kind, minutes, seconds } = shown;
  if (kind === 'left') return text('timeLeft', { minutes, seconds: `${seconds}`.padStart(2, '0') });
  if (kind === 'over') return text('answerOver');
  const hours = Math.floor(minutes / HOUR_MIN);
  const isLong = minutes > MOST_MINUTES;
  if (kind === 'late' && minutes === 0) return text('dueNow');
  if (isLong) return text(kind === 'late' ? 'lateHours' : 'sinceHours', { hours });
  if (kind === 'late') return text('late', { minutes });
  return minutes > 0 ? text('since', { minutes }) : text('justNow');
}
