import type { Handling } from '../filters';
import type { OrderRow } from './types';

/** After this time an answer is slow, and a waiting order turns amber. */
export const SLOW_ANSWER_MS = 3 * 60_000;

type Times = Pick<OrderRow, 'answer' | 'answerMs' | 'promisedMs' | 'preparedMs' | 'issues'>;

/** Whether an order was handled in this way, or had an issue; false if the times of its steps are unknown. */
export function isHandled(row: Times, handling: Handling): boolean {
  const { answer, answerMs, promisedMs, preparedMs } = row;
  switch (handling) {
    case 'answered':
      return answerMs !== null;
    case 'slow':
      return answerMs !== null && answerMs > SLOW_ANSWER_MS;
    case 'prepared':
      return promisedMs !== null && preparedMs !== null;
    case 'late':
      return promisedMs !== null && preparedMs !== null && preparedMs > promisedMs;
    case 'issue':
      return row.issues > 0;
    default:
      return answer === handling;
  }
}
