import type { Order } from '../../../core/orders/types';
import { useAnswerBy } from '../../../core/orders/useAnswerBy';
import { ClockWords } from '../../../ui/orders/ClockWords';
import { useUrgency } from '../../../ui/orders/useUrgency';
import { lazyPage } from '../../../ui/patterns/lazyPage';
import { OptionalPart } from '../../../ui/patterns/OptionalPart';
import { cardClasses } from '../cardStyles';

const AnswerBy = lazyPage(() => import('./AnswerBy'), 'AnswerBy');

/** The time of an order at the head of its page. */
export function OrderDue({ order }: { order: Order }) {
  const answerBy = useAnswerBy();
  return <CardDue order={order} answerBy={answerBy(order)} />;
}

/** Shows the countdown to the server's deadline if there is one, otherwise how urgent the order is. */
export function CardDue({ order, answerBy }: { order: Order; answerBy: number | null }) {
  const due = <Due order={order} />;
  if (!answerBy) return due;
  return (
    <OptionalPart fallback={due}>
      <AnswerBy at={answerBy} />
    </OptionalPart>
  );
}

/** How long an order has been waiting, or when a Preparing one is ready; re-renders once a minute. */
function Due({ order }: { order: Order }) {
  const seen = useUrgency(order);
  if (!seen) return null;
  const { kind, tone, minutes } = seen;
  const isLate = kind === 'due' && tone === 'late';
  return (
    <span className={cardClasses.due} data-vp-urgency={tone}>
      <ClockWords
        clock={kind === 'waiting' ? kind : isLate ? 'late' : 'ready'}
        minutes={isLate ? -minutes : minutes}
      />
    </span>
  );
}
