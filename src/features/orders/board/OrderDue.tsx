import { useAtomValue } from 'jotai';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { useText } from '../../../core/messages/useText';
import { dueAt } from '../../../core/orders/preparation';
import type { Order } from '../../../core/orders/types';
import type { Urgency } from '../../../core/orders/urgency';
import { useUrgency } from '../../../ui/orders/useUrgency';
import { OptionalPart } from '../../../ui/patterns/LazyPart';
import { lazyPage } from '../../../ui/patterns/lazyPage';
import { VisuallyHidden } from '../../../ui/primitives/layout/Layout';
import { cardClasses } from '../cardStyles';
import messages from '../messages.en.json';
import { useAnswerBy } from '../useAnswerBy';

const AnswerBy = lazyPage(() => import('./AnswerBy'), 'AnswerBy');

const HOUR_MIN = 60;
const DAY_MIN = 24 * HOUR_MIN;
/** A longer time is shown in hours. */
const MOST_MINUTES = 99;

/** Shows the countdown to the server's deadline if there is one, otherwise how urgent the order is. */
export function OrderDue({ order }: { order: Order }) {
  const answerBy = useAnswerBy(order);
  if (!answerBy) return <Due order={order} />;
  return (
    <OptionalPart fallback={<Due order={order} />}>
      <AnswerBy at={answerBy} />
    </OptionalPart>
  );
}

/** How long an order has been waiting, or when a Preparing one is due; re-renders once a minute. */
function Due({ order }: { order: Order }) {
  const text = useText(messages);
  const seen = useUrgency(order);
  const words = useWords(order, seen);
  const figure = useFigure();
  if (!seen) return null;
  const [value, unit] = figure(Math.abs(seen.minutes));
  const isLate = seen.kind === 'due' && seen.tone === 'late';
  return (
    <span className={cardClasses.due} data-vp-urgency={seen.tone}>
      <VisuallyHidden>{words}</VisuallyHidden>
      <span aria-hidden="true">
        <strong>{value}</strong> {unit} {isLate && text('lateUnit')}
      </span>
    </span>
  );
}

/** Splits a time into the large figure and its unit. */
function useFigure() {
  const text = useText(messages);
  const { number } = useAtomValue(formatsAtom);
  return (minutes: number) => {
    if (minutes <= MOST_MINUTES) return [number(minutes), text('minuteUnit')];
    const hours = Math.floor(minutes / HOUR_MIN);
    const days = Math.floor(minutes / DAY_MIN);
    if (days > 0) return [number(days), text('dayUnit', { days })];
    return [`${hours}:${String(minutes % HOUR_MIN).padStart(2, '0')}`, text('hourUnit')];
  };
}

function useWords(order: Order, seen: Urgency | null): string {
  const text = useText(messages);
  const { time } = useAtomValue(formatsAtom);
  if (!seen) return '';
  const { kind, minutes: count } = seen;
  const gone = Math.abs(count);
  const days = Math.floor(gone / DAY_MIN);
  const [hours, minutes] = [Math.floor((gone % DAY_MIN) / HOUR_MIN), gone % HOUR_MIN];
  if (kind === 'waiting') {
    if (count === 0) return text('waitingNow');
    if (days > 0) return text('waitingDays', { days, hours });
    return text(hours > 0 ? 'waitingLong' : 'waiting', { hours, minutes });
  }
  const at = time(dueAt(order));
  if (count > 0) return text('due', { at, minutes: count });
  if (seen.tone !== 'late') return text('dueNow', { at });
  if (days > 0) return text('lateDays', { at, days, hours });
  return text(hours > 0 ? 'lateLong' : 'late', { at, hours, minutes });
}
