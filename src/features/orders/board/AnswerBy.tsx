import { timeLeft } from '../../../core/format/timeLeft';
import { useText } from '../../../core/messages/useText';
import { useReadAtEnd } from '../../../core/orders/useAnswerBy';
import { useNow } from '../../../ui/patterns/useClock';
import { VisuallyHidden } from '../../../ui/primitives/layout/Layout';
import { cardClasses } from '../cardStyles';
import messages from '../status/messages.en.json';

const WARNING_MS = 3 * 60_000;
const LATE_MS = 60_000;

/** The countdown to the server's deadline for an answer (capability `orders.deadline`). */
export function AnswerBy({ at }: { at: number }) {
  const text = useText(messages);
  const left = at - useNow(1000);
  useReadAtEnd(left <= 0);
  const tone = left <= LATE_MS ? 'late' : left <= WARNING_MS ? 'warning' : 'calm';
  const time = timeLeft(left);
  return (
    <span className={cardClasses.due} data-vp-urgency={tone} role="timer" aria-live="off">
      <VisuallyHidden>
        {left > 0 ? text('answerWithin', { time }) : text('answerOver')}
      </VisuallyHidden>
      <strong aria-hidden="true">{time}</strong>
    </span>
  );
}
