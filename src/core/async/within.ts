import { aborted } from './aborted';
import { withDeadline } from './withDeadline';

/**
 * The result of `work`, or a rejection once `signal` aborts or `ms` have passed, even when the work
 * hears of neither. It starts at once, in the tick of a click; what it does later is nobody's.
 */
export function within<Result>(
  signal: AbortSignal,
  ms: number,
  work: (limited: AbortSignal) => Promise<Result>,
): Promise<Result> {
  return withDeadline(signal, ms, async (limited) =>
    Promise.race([work(limited), aborted(limited)]),
  );
}
