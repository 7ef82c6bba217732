import type { Logger } from '../contracts';
import { isWire } from '../format/wireValues';
import type { Endpoint, EndpointName } from './endpoints';
import { Cancelled, type PortalFailure } from './errors';
import { parseJson } from './json';
import { bodyStatus, type RawAnswer } from './unwrap';

interface Failed {
  name: EndpointName;
  endpoint: Endpoint;
  failure: PortalFailure;
  answer: RawAnswer | undefined;
}

/** Logs names and numbers of a failed call, never values (c8). */
export function logFailure(logger: Logger, { name, endpoint, failure, answer }: Failed): void {
  if (failure instanceof Cancelled) return;
  const call = { method: endpoint.method, endpoint: name, kind: failure.kind };
  const details = answer ? { ...call, ...describe(answer) } : call;
  try {
    logger({ level: 'warn', message: failure.message, details });
  } catch {
    // An error in the host's logger must not hide the failure.
  }
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

/** Whether a key is a field name: records can also have phones or tokens as keys. */
export function isPlainName(key: string): boolean {
  return /^[A-Za-z_]{1,40}$/.test(key);
}
