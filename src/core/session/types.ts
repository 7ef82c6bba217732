import type { PortalFailure } from '../api/errors';
import type { SignedIn, SignOutReason, StorageAdapter } from '../contracts';

export type SessionState =
  | {
      readonly phase: 'signedOut';
      readonly isExpired?: boolean;
      /** Why `fetchSession` failed. */
      readonly failure?: PortalFailure | undefined;
    }
  | { readonly phase: 'awaitingHost' }
  | { readonly phase: 'verifying' }
  | { readonly phase: 'signingOut' }
  | ({ readonly phase: 'onboarding' | 'active' } & Readonly<SignedIn>);

/** The storage of one portal. The storage never throws, and knows the kind of each key. */
export interface PortalStorage extends Pick<StorageAdapter, 'subscribe'> {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Returns false if a value is in memory only. The method is absent if the host has chosen memory. */
  keeps?(key: string): boolean;
  /** Whether data of the device outlives this tab; absent if it never does. */
  lasts?(key: string): boolean;
}

/** A storage that falls back to memory. */
export type CheckedStorage = PortalStorage & Required<Pick<PortalStorage, 'keeps'>>;

export interface SignInInput extends SignedIn {
  token: string;
}

export interface Session {
  getState(): SessionState;
  subscribe(listener: () => void): () => void;
  /** The token; `null` unless signed in. */
  token(): string | null;
  /** Hashes that are equal in all tabs of this session; `''` unless signed in. */
  scope(): string;
  /** Increases when a session begins or ends. */
  generation(): number;
  /** Aborts when the generation changes. */
  signal(): AbortSignal;
  /** Starts a verification; returns false if one is already running. */
  beginVerify(): boolean;
  cancelVerify(): void;
  /** Returns false and stores nothing if the token (c2) or the vendor id is invalid. */
  signIn(input: SignInInput): boolean;
  awaitHost(): void;
  /** Starts the session from `fetchSession` without calling `onSignIn`. */
  adopt(input: SignInInput): void;
  /** Continues with another token of the same vendor; requests are not cancelled. */
  replaceToken(token: string): void;
  /** Called if the host has no session or `fetchSession` failed. */
  fail(failure?: PortalFailure): void;
  update(change: { isKycCompleted?: boolean; restaurantId?: string }): void;
  /** Starts `callLogout` before the token is removed; settles when the keys are removed (c9). */
  signOut(callLogout: () => Promise<unknown>): Promise<void>;
  /** Ends the session at once, in all tabs. */
  clear(reason: SignOutReason): void;
  /** Ends the session if the generation is current, so that many 401s cause one sign-out. */
  expire(generation: number): void;
  /** Returns false if a reload loses the session. */
  isRemembered(): boolean;
  /** Returns true once per session, for the redirect to `/kyc-submitted` (b16). */
  claimReviewPage(): boolean;
  /** The id of this device. The id is created at the first sign-in and not removed at sign-out (b4). */
  deviceId(): string;
  /** Adds the listeners; returns a function that removes them. After that, `start` can be called again. */
  start(): () => void;
}
