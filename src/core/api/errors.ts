import type { PortalError, PortalErrorKind } from '../contracts';
import type { EndpointName } from './endpoints';
import { isGatewayStatus } from './gateway';

/** The base class of all portal errors. Messages are for developers and contain no personal data. */
export class PortalFailure extends Error implements PortalError {
  override name = 'VendorPortalError';
  /** The call that failed. The client sets the operation; the report to the host has the details. */
  operation?: EndpointName;
  /** When the portal repeats the read, in ms of monotonic time; absent if it does not. */
  retryAt?: number;

  constructor(
    readonly kind: PortalErrorKind,
    message: string,
    readonly hint?: string,
    /** The original error, for the host. The error is neither shown nor logged. */
    cause?: unknown,
  ) {
    super(message, cause === undefined ? undefined : { cause });
  }
}

/** The host has configured the portal wrongly. */
export class ConfigFailure extends PortalFailure {
  constructor(message: string, hint?: string) {
    super('config', message, hint);
  }
}

/** A mistake in the host's page, with the line that corrects it. */
export class Diagnosis extends PortalFailure {
  constructor(
    kind: PortalErrorKind,
    message: string,
    readonly advice: string,
    /** The line of code that corrects the mistake. */
    readonly line: string,
    cause?: unknown,
  ) {
    super(kind, message, `${advice} ${line}`, cause);
  }
}

/** Replaces `instanceof`, because each entry of the package can contain its own copy of the class. */
export function isDiagnosis(error: unknown): error is Diagnosis {
  return error instanceof Error && 'advice' in error && 'line' in error;
}

/** The `endpoints` prop has an invalid path. */
export class PathFailure extends ConfigFailure {
  constructor(
    name: string,
    readonly path: string,
  ) {
    super(`The path in endpoints.${name} is invalid`, 'Use a path such as "/orders/list".');
  }
}

/** There was no response, so the outcome of a write is unknown. */
export class NetworkFailure extends PortalFailure {
  constructor(readonly reason: 'timeout' | 'unreachable') {
    super(
      'network',
      reason === 'timeout' ? 'The request timed out' : 'The server could not be reached',
    );
  }
}

/** The error of a request: whatever `fetch` throws means that there was no response. */
export function toRequestFailure(error: unknown): PortalFailure {
  return error instanceof PortalFailure ? error : new NetworkFailure('unreachable');
}

/** The response is HTML, incomplete or empty, or has the wrong type. */
export class BadResponse extends PortalFailure {
  constructor(message = 'The response could not be read', cause?: unknown) {
    super('bad-response', message, undefined, cause);
  }
}

/** A message of the server. `field` is the first word of its path or text, which may be the name of a field. */
export interface FieldMessage {
  readonly field: string;
  readonly message: string;
}

export function toFieldMessage(message: string, path = message): FieldMessage {
  return { field: /^\w+/.exec(path)?.[0] ?? '', message };
}

/** The response has an error status, in HTTP or in the body's `statusCode` (b29). */
export class ApiRefusal extends PortalFailure {
  constructor(
    readonly status: number,
    /** The server's message, or `''`. */
    readonly serverMessage: string,
    /** The Retry-After header in milliseconds, or `null`. */
    readonly retryAfterMs: number | null = null,
    /** The HTTP status, which can differ from the body's `statusCode`. */
    readonly httpStatus = status,
    /** Every message of the server, with the field that it names. */
    readonly fields: readonly FieldMessage[] = [toFieldMessage(serverMessage)],
  ) {
    super('api', `Refused with status ${status}`);
  }
}

/** The server's message, or `''`. */
export function serverMessageOf(failure: unknown): string {
  return failure instanceof ApiRefusal ? failure.serverMessage : '';
}

/** The server refused the call with a 401. */
export class Unauthorized extends PortalFailure {
  constructor() {
    super('unauthorized', 'The session has ended');
  }
}

/**
 * Whether a failed write may have been saved. Any other error, including HTTP 500, means that it was not saved (c21).
 */
export function isOutcomeUnknown(failure: unknown): boolean {
  if (failure instanceof ApiRefusal) return isGatewayStatus(failure.httpStatus);
  return failure instanceof NetworkFailure || failure instanceof BadResponse;
}

/** Nothing was sent, because an earlier call that names a list position may still be running. */
export class InDoubt extends PortalFailure {
  constructor() {
    super('network', 'An earlier call may still be running');
  }
}

/** The caller aborted the request, or the session ended. */
export class Cancelled extends PortalFailure {
  constructor(message = 'Cancelled') {
    super('network', message);
  }
}
