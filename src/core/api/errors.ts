import type { PortalError, PortalErrorKind } from '../contracts';

/**
 * The base of every error the portal raises on purpose. Messages are for developers and carry no
 * personal data; screens choose their own texts by class.
 *
 * @internal
 */
export class PortalFailure extends Error implements PortalError {
  override name = 'VendorPortalError';

  constructor(
    readonly kind: PortalErrorKind,
    message: string,
    readonly hint?: string,
    /** What was thrown, for the host alone: it is shown and logged nowhere. */
    cause?: unknown,
  ) {
    super(message, cause === undefined ? undefined : { cause });
  }
}

/** The portal was set up in a way that cannot work. @internal */
export class ConfigFailure extends PortalFailure {
  constructor(message: string, hint?: string) {
    super('config', message, hint);
  }
}

/** Something in the host's page or set-up that its engineer has to change. @internal */
export class Diagnosis extends PortalFailure {
  constructor(
    kind: PortalErrorKind,
    message: string,
    readonly advice: string,
    /** What to paste. */
    readonly line: string,
  ) {
    super(kind, message, `${advice} ${line}`);
  }
}

/** Also one of another copy of this file: the package's entries need not share theirs. @internal */
export function isDiagnosis(error: unknown): error is Diagnosis {
  return error instanceof Error && 'advice' in error && 'line' in error;
}

/** A path that the host gave for a call could lead out of the backend. @internal */
export class PathFailure extends ConfigFailure {
  constructor(
    name: string,
    readonly path: string,
  ) {
    super(`The path given for "${name}" cannot be used`, 'Give a plain path, as "/orders/list".');
  }
}

/** No answer: nobody there, or not in time. The outcome of a write is unknown. @internal */
export class NetworkFailure extends PortalFailure {
  constructor(readonly reason: 'timeout' | 'unreachable') {
    super('network', reason === 'timeout' ? 'No answer in time' : 'The server was not reached');
  }
}

/** An answer that cannot be read (HTML, cut off, empty, of another shape). @internal */
export class BadResponse extends PortalFailure {
  constructor(message = 'The answer could not be read') {
    super('bad-response', message);
  }
}

/** A refusal, by HTTP status or by the body's statusCode alike (decision b29). @internal */
export class ApiRefusal extends PortalFailure {
  constructor(
    readonly status: number,
    /** The server's own words, `''` when it gave none. */
    readonly serverMessage: string,
    /** How long the server asked to wait, `null` when it did not say. */
    readonly retryAfterMs: number | null = null,
    /** HTTP's own status, where the body has another one. */
    readonly httpStatus = status,
  ) {
    super('api', `Refused with status ${status}`);
  }
}

/** The server's own words about a failure, `''` when it gave none. @internal */
export function serverMessageOf(failure: unknown): string {
  return failure instanceof ApiRefusal ? failure.serverMessage : '';
}

/** The server no longer knows the session; the portal has ended it. @internal */
export class Unauthorized extends PortalFailure {
  constructor() {
    super('unauthorized', 'The session has ended');
  }
}

/** What a gateway says when the marketplace behind it did not answer. */
const GATEWAY: readonly number[] = [502, 503, 504];

/** Whether a gateway answered in place of the marketplace. @internal */
export function isGatewayAnswer({ httpStatus }: ApiRefusal): boolean {
  return GATEWAY.includes(httpStatus);
}

/**
 * Whether a write may have been done although it failed here: no answer, one that cannot be read, or
 * a gateway's. Any other answered error is a failure, an HTTP 500 too (decision c21).
 *
 * @internal
 */
export function isOutcomeUnknown(failure: unknown): boolean {
  if (failure instanceof ApiRefusal) return isGatewayAnswer(failure);
  return failure instanceof NetworkFailure || failure instanceof BadResponse;
}

/** Nobody waits for the answer any more: aborted by the caller, or the session is over. @internal */
export class Cancelled extends PortalFailure {
  constructor(message = 'Cancelled') {
    super('network', message);
  }
}
