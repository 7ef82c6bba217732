import type { PortalFailure } from '../api/errors';
import type { SignedIn, SignOutReason, StorageAdapter } from '../contracts';

/** Where the vendor stands. Plain data; a new object whenever it changes. @internal */
export type SessionState =
  | {
      readonly phase: 'signedOut';
      readonly isExpired?: boolean;
      /** Why the host could not hand a session over. */
      readonly failure?: PortalFailure | undefined;
    }
  /** The host is asked for a session. */
  | { readonly phase: 'asking' }
  | { readonly phase: 'verifying' }
  | { readonly phase: 'signingOut' }
  | ({ readonly phase: 'onboarding' | 'active' } & Readonly<SignedIn>);

/** A storage that may be blocked, and holds in memory what the browser does not keep. @internal */
export interface CheckedStorage extends StorageAdapter {
  /** False for a value that is gone with the page. */
  keeps(key: string): boolean;
}

/** What a verified code gives. @internal */
export interface SignInInput extends SignedIn {
  token: string;
}

/** The one state machine of a portal's session, without React. @internal */
export interface Session {
  getState(): SessionState;
  /** Calls back after every change; returns how to stop. */
  subscribe(listener: () => void): () => void;
  /** The bearer, `null` unless signed in. */
  token(): string | null;
  /** A name that only the tabs of this session share, of hashes; `''` unless signed in. */
  scope(): string;
  /** Changes whenever another session begins or the session ends. */
  generation(): number;
  /** Aborts when the current generation ends. */
  signal(): AbortSignal;
  /** False when a verification is already under way. */
  beginVerify(): boolean;
  cancelVerify(): void;
  /** False, and nothing stored, when the token is none (decision c2), or the vendor has no id. */
  signIn(input: SignInInput): boolean;
  /** Waits for the host to hand a session over. */
  ask(): void;
  /** Begins the session that the host was asked for, without a word to the host. */
  take(input: SignInInput): void;
  /** Goes on with another token of the same vendor: nothing is aborted and no screen changes. */
  rotate(token: string): void;
  /** The host has no session, or failed to hand one over. */
  lose(failure?: PortalFailure): void;
  update(change: { isKycCompleted?: boolean; restaurantId?: string }): void;
  /**
   * Signs out by decision c9. `callLogout` is started at once, while the bearer is still there;
   * the promise settles when the keys are gone.
   */
  signOut(callLogout: () => Promise<unknown>): Promise<void>;
  /** Ends the session at once, everywhere. */
  clear(reason: SignOutReason): void;
  /** Ends the session if it is still the one of that generation (many 401s, one sign-out). */
  expire(generation: number): void;
  /** False when the browser keeps nothing of the session, so that it is gone with the page. */
  isRemembered(): boolean;
  /** True for the first screen of a session that leads to `/kyc-submitted`, also after a reload (b16). */
  claimReviewPage(): boolean;
  /** This device's id, made at the first sign-in and kept at sign-out (decision b4). */
  deviceId(): string;
  /** Attaches the listeners; returns how to remove every one. Safe to repeat. */
  start(): () => void;
}
