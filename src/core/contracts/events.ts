import type { EndpointName } from '../api/endpoints';
import type { OperationId } from './backend/backend';

/** The kind of an error. @public */
export type PortalErrorKind =
  | 'config'
  | 'network'
  | 'cors'
  | 'unauthorized'
  | 'api'
  | 'bad-response'
  | 'storage'
  | 'push'
  | 'maps'
  | 'render'
  | 'chunk';

/** The argument of `onError`. Its message contains no personal data, tokens or codes. @public */
export interface PortalError extends Error {
  kind: PortalErrorKind;
  /** What the host has to change, if the portal knows it. */
  hint?: string;
  /** The call to the backend that failed; absent for every other error. */
  call?: FailedCall;
}

/** A failed call to the backend. It contains no URL and no text of the response. @public */
export interface FailedCall {
  /** The operation id of the contract. */
  operation: OperationId;
  /** The body's `statusCode`, otherwise the HTTP status; absent if there was no response. */
  status?: number | undefined;
  /**
   * The header `x-request-id`, `x-correlation-id` or `traceparent` of the response. A backend on another origin has to
   * list it in `Access-Control-Expose-Headers`.
   */
  requestId?: string | undefined;
  /** Whether the screen shows the failure; `false` for calls in the background. */
  isSeen: boolean;
  /** Whether a function of the `backend` prop made the call. What the function threw is the `cause` of the error. */
  isMapped?: boolean;
}

/**
 * The outcome of a change. `refused`: the backend refused it, or it was not sent. `unknown`: the response was lost and
 * the record does not show the change.
 *
 * @public
 */
export type WriteEventOutcome = 'applied' | 'refused' | 'unknown';

/** The argument of `onEvent`. Events contain no personal data. @public */
export type PortalEvent =
  /** The vendor sent a change or a call of the sign-in; `operation` is the operation id of the contract. */
  | { type: 'write'; operation: EndpointName; outcome: WriteEventOutcome }
  | { type: 'signed-in'; isKycCompleted: boolean }
  | { type: 'signed-out'; reason: SignOutReason }
  /** The number of unanswered new orders has changed to `count`. */
  | { type: 'new-orders'; count: number }
  /** The vendor has chosen another of the `locales`. */
  | { type: 'language-changed'; locale: string }
  | { type: 'order-status-changed'; to: string; outcome: 'applied' | 'refused' | 'unconfirmed' };

/**
 * Why a session ended. `'user'`: the vendor signed out. `'expired'`: the backend or `fetchSession` ended the session.
 * `'other-tab'`: the session ended in another tab. `'host-changed'`: the `host` prop has changed.
 *
 * @public
 */
export type SignOutReason = 'user' | 'expired' | 'other-tab' | 'host-changed';

/** The argument of `onSignIn`. It does not contain the token. @public */
export interface SignedIn {
  vendorId: string;
  /** `''` if the vendor has no restaurant. */
  restaurantId: string;
  isKycCompleted: boolean;
}

/** A log entry. It contains names and numbers, but no vendor data. @public */
export interface LogEntry {
  level: 'debug' | 'info' | 'warn' | 'error';
  message: string;
  /** The method, operation id, HTTP status, `statusCode` and keys of the body. */
  details?: Readonly<Record<string, string | number | readonly string[]>>;
}

/** Receives the log entries. @defaultValue writes warnings and errors to the console @public */
export type Logger = (entry: LogEntry) => void;
