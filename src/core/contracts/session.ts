/** A session from the host, returned by `fetchSession`. @public */
export interface HostSession {
  /** The access token, without "Bearer": 1 to 3,800 visible ASCII characters. */
  token: string;
  /** The vendor's `_id`. The portal reads the restaurant and the KYC status from `/vendor/get`. */
  vendorId: string;
}

/** Why `fetchSession` is called: the portal starts, or the backend has refused the token. @public */
export type SessionRequestReason = 'initial' | 'unauthorized';

/** The argument of `fetchSession`. @public */
export interface SessionRequest {
  reason: SessionRequestReason;
  /** Aborts after 30 seconds, or when the portal no longer needs the session. */
  signal: AbortSignal;
}

/**
 * The one-time code with which a vendor signs in.
 *
 * @public
 */
export interface CodeOptions {
  /**
   * The number of digits that the backend sends. The portal sends the code as a number, so a code that begins with 0
   * arrives without its zeros, whatever its length.
   *
   * @defaultValue 4
   */
  length?: 4 | 5 | 6 | 7 | 8;
}
