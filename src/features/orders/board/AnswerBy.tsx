import { timeLeft } from '../../../core/format/timeLeft';
import { useReadAtEnd } from '../../../core/orders/useAnswerBy';
import { ClockWords } from '../../../ui/orders/ClockWords';
import { useNow } from '../../../ui/patterns/useClock';
import { cardClasses } from '../cardStyles';

const WARNING_MS = 3 * 60_000;
const LATE_MS = 60_000;

/** The countdown to the server's deadline for an answer (capability `orders.deadline`). */
export function AnswerBy({ at }: { at: number }) {
  const left = at - useNow(1000);
  useReadAtEnd(left <= 0);
  const tone = left <= LATE_MS ? 'late' : left <= WARNING_MS ? 'warning' : 'calm';
  return (
    <span className={cardClasses.due} data-vp-urgency={tone} role="timer" aria-live="off">
      <ClockWords clock="answer" minutes={0} time={left > 0 ? timeLeft(left) : undefined} />
    </span>
  );
}
