import { useAtomValue } from 'jotai';
import type { Formats } from '../../../core/format/formats';
import { formatsAtom } from '../../../core/format/formatsAtom';
import type { Translate } from '../../../core/messages/messages';
import { useText } from '../../../core/messages/useText';
import { dueAt } from '../../../core/orders/preparation';
import type { Order } from '../../../core/orders/types';
import type { Urgency } from '../../../core/orders/urgency';
import { useAnswerBy } from '../../../core/orders/useAnswerBy';
import { useUrgency } from '../../../ui/orders/useUrgency';
import { OptionalPart } from '../../../ui/patterns/LazyPart';
import { lazyPage } from '../../../ui/patterns/lazyPage';
import { VisuallyHidden } from '../../../ui/primitives/layout/Layout';
import { cardClasses } from '../cardStyles';
import messages from '../messages.en.json';

const AnswerBy = lazyPage(() => import('./AnswerBy'), 'AnswerBy');

const HOUR_MIN = 60;
const DAY_MIN = 24 * HOUR_MIN;
/** A longer time is shown in hours. */
const MOST_MINUTES = 99;

/** The time of an order at the head of its page. */
export function OrderDue({ order }: { order: Order }) {
  const formats = useAtomValue(formatsAtom);
  const answerBy = useAnswerBy();
  return <CardDue order={order} answerBy={answerBy(order)} formats={formats} />;
}

interface DueProps {
  order: Order;
  formats: Formats;
}

/** Shows the countdown to the server's deadline if there is one, otherwise how urgent the order is. */
export function CardDue({ order, answerBy, formats }: DueProps & { answerBy: number | null }) {
  const due = <Due order={order} formats={formats} />;
  if (!answerBy) return due;
  return (
    <OptionalPart fallback={due}>
      <AnswerBy at={answerBy} />
    </OptionalPart>
  );
}

/** How long an order has been waiting, or when a Preparing one is due; re-renders once a minute. */
function Due({ order, formats }: DueProps) {
  const text = useText(messages);
  const seen = useUrgency(order);
  if (!seen) return null;
  const [value, unit] = figureOf(Math.abs(seen.minutes), text, formats);
  const isLate = seen.kind === 'due' && seen.tone === 'late';
  return (
    <span className={cardClasses.due} data-vp-urgency={seen.tone}>
      <VisuallyHidden>{wordsOf(order, seen, text, formats)}</VisuallyHidden>
      <span aria-hidden="true">
        <strong>{value}</strong> {unit} {isLate && text('lateUnit')}
      </span>
    </span>
  );
}

type Text = Translate<keyof typeof messages>;

/** Splits a time into the large figure and its unit. */
function figureOf(minutes: number, text: Text, { number }: Formats) {
  if (minutes <= MOST_MINUTES) return [number(minutes), text('minuteUnit')];
  const hours = Math.floor(minutes / HOUR_MIN);
  const days = Math.floor(minutes / DAY_MIN);
  if (days > 0) return [number(days), text('dayUnit', { days })];
  return [`${hours}:${String(minutes % HOUR_MIN).padStart(2, '0')}`, text('hourUnit')];
}

function wordsOf(order: Order, seen: Urgency, text: Text, { time }: Formats): string {
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
