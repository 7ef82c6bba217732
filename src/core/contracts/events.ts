/** What went wrong, in a closed set that a host can switch on. @public */
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

/** What `onError` receives. Messages carry no personal data, tokens or codes. @public */
export interface PortalError extends Error {
  kind: PortalErrorKind;
  /** What to change, in a sentence, where the portal knows. */
  hint?: string;
}

/** Things a host may want to count. Events carry no personal data. @public */
export type PortalEvent =
  | { type: 'signed-in'; isKycCompleted: boolean }
  | { type: 'signed-out'; reason: SignOutReason }
  /** How many new orders wait for an answer, whenever that changes. */
  | { type: 'new-orders'; count: number }
  | { type: 'order-status-changed'; to: string; outcome: 'applied' | 'refused' | 'unconfirmed' };

/** Why a session ended. @public */
export type SignOutReason = 'user' | 'expired' | 'other-tab' | 'host-changed';

/** What `onSignIn` receives. The token stays inside the portal. @public */
export interface SignedIn {
  vendorId: string;
  restaurantId: string;
  isKycCompleted: boolean;
}

/** One line of the portal's log: names and numbers only, never values (decision c8). @public */
export interface LogEntry {
  level: 'debug' | 'info' | 'warn' | 'error';
  message: string;
  /** Method, endpoint name, HTTP status, body statusCode, key names of the body. */
  details?: Readonly<Record<string, string | number | readonly string[]>>;
}

/** Where the portal's log goes. Default: warnings and errors go to the console. @public */
export type Logger = (entry: LogEntry) => void;
