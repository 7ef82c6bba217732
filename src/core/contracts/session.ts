/** A vendor's session, made by the host page; see `fetchSession`. @public */
export interface HostSession {
  /** The bearer of the backend's calls, without the word "Bearer": 1 to 3,800 visible ASCII characters. */
  token: string;
  /** The vendor's `_id`. Restaurant and KYC are read from `/vendor/get`. */
  vendorId: string;
}

/** Why `fetchSession` is called: the portal starts, or the backend refused the token. @public */
export type SessionRequestReason = 'initial' | 'unauthorized';

/** What `fetchSession` is called with. @public */
export interface SessionRequest {
  reason: SessionRequestReason;
  /** Aborts when nobody waits for the answer any more. */
  signal: AbortSignal;
}
