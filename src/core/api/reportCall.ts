import type { FailedCall, PortalError } from '../contracts';
import { toText } from '../format/wireValues';
import { endpointOf } from './backend/endpointOf';
import type { FailedAttempt } from './client';
import { ApiRefusal, Cancelled, ConfigFailure, PortalFailure, Unauthorized } from './errors';
import type { RawAnswer } from './unwrap';

/** If a read fails again within this time, in a poll or a retry, it is not reported again. */
const READS_EVERY_MS = 60_000;
const ID_HEADERS = ['x-request-id', 'x-correlation-id', 'traceparent'];
const LONGEST_ID = 128;
const PLAIN_ID = /^[\w.:/+=-]+$/;

interface Reports {
  onError(error: PortalError): void;
  /** When a failed read was last reported, by operation. */
  times: Map<string, number>;
}

/**
 * Reports failed calls to the host: every write, but at most one read a minute for each operation. The report contains
 * no text from the server.
 *
 * @internal
 */
export function reportCall(
  failure: PortalFailure,
  attempt: FailedAttempt,
  { onError, times }: Reports,
): void {
  if (failure instanceof Cancelled) return;
  // The host itself has reported any other mistake in its configuration.
  if (failure instanceof ConfigFailure && !attempt.isMapped) return;
  if (failure instanceof Unauthorized && attempt.isRepeated) return;
  const call = toCall(failure, attempt);
  if (isRecent(call, times)) return;
  const name = call.isMapped ? `backend.${call.operation}` : call.operation;
  const { kind, message, hint, cause } = failure;
  const error = new PortalFailure(kind, `${name}: ${message}`, hint, cause);
  onError(Object.assign(error, { call }));
}

function isRecent({ operation, isSeen }: FailedCall, times: Reports['times']): boolean {
  if (endpointOf(operation).writes) return false;
  const key = `${operation} ${isSeen}`;
  const now = performance.now();
  if (now - (times.get(key) ?? -Infinity) < READS_EVERY_MS) return true;
  times.set(key, now);
  return false;
}

function toCall(failure: PortalFailure, attempt: FailedAttempt): FailedCall {
  const { operation, answer, options, isMapped } = attempt;
  const answered = failure instanceof ApiRefusal ? failure.status : answer?.httpStatus;
  const status = failure instanceof Unauthorized ? 401 : answered;
  const call = { operation, status, requestId: requestIdOf(answer), isSeen: !options.isQuiet };
  return isMapped ? { ...call, isMapped } : call;
}

/** Returns the request id of a response. Values that do not look like an id are ignored. */
function requestIdOf(answer: RawAnswer | undefined): string | undefined {
  const ids = ID_HEADERS.map((name) => toText(answer?.header?.(name)).slice(0, LONGEST_ID));
  return ids.find((id) => PLAIN_ID.test(id));
}
