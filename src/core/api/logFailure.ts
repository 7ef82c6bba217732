import type { Logger } from '../contracts';
import { isWire } from '../format/wireValues';
import { endpointOf } from './backend/endpointOf';
import type { FailedAttempt } from './client';
import { Cancelled, type PortalFailure } from './errors';
import { isPlainName, parseJson } from './json';
import { bodyStatus, type RawAnswer } from './unwrap';

/** Logs a failed call with names and numbers, but without values (c8). */
export function logFailure(
  logger: Logger,
  failure: PortalFailure,
  { operation, answer }: Pick<FailedAttempt, 'operation' | 'answer'>,
): void {
  if (failure instanceof Cancelled) return;
  const { method } = endpointOf(operation);
  const call = { method, endpoint: operation, kind: failure.kind };
  const details = answer ? { ...call, ...describe(answer) } : call;
  logger({ level: 'warn', message: failure.message, details });
}

function describe(answer: RawAnswer): Record<string, string | number | readonly string[]> {
  const body = readable(answer.text);
  return {
    status: answer.httpStatus,
    statusCode: bodyStatus(body, answer.httpStatus),
    keys: isWire(body) ? Object.keys(body).filter(isPlainName) : [],
  };
}

function readable(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return null;
  }
}
