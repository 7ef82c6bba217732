import { Cancelled, PortalFailure } from '../api/errors';
import type { PortalError, SignedIn, SignOutReason, StorageAdapter } from '../contracts';
import { readDeviceId } from './deviceId';
import { openSessionChannel, type SessionChannel, type SessionMessage } from './sessionChannel';
import { createHeldRecord, createSessionRecord, isVendorId } from './sessionRecord';
import { shortHash } from './shortHash';
import { startSignOutDelay } from './signOutDelay';
import { isToken } from './token';
import type { CheckedStorage, Session, SessionState, SignInInput } from './types';
import { watchPage } from './watchPage';

/** @internal */
export interface SessionOptions {
  /** Where the API lives, as `parseHost` writes it. */
  host: string;
  /** Opened by the portal; must not throw. */
  storage: StorageAdapter & Partial<CheckedStorage>;
  /** The host hands the session over: it is kept in memory and known by its vendor (record 0015). */
  isHandedOver?: boolean;
  onSignIn?(signedIn: SignedIn): void;
  onSignOut?(reason: SignOutReason): void;
  onProblem?(error: PortalError): void;
}

const FOREIGN_NAMES = 'The page uses storage names of the portal for itself; they were left alone';
const SIGNED_OUT = { phase: 'signedOut' } as const;
const ASKING = { phase: 'asking' } as const;

/**
 * Makes the session of one portal: a state machine in memory, its storage, and the other tabs.
 * Reading begins at once; nothing is written or listened to before `start`.
 *
 * @internal
 */
export function createSession(options: SessionOptions): Session {
  const { host, storage, isHandedOver = false } = options;
  const onForeign = (suffix: string) =>
    options.onProblem?.(
      new PortalFailure('storage', FOREIGN_NAMES, `The portal's own names end in "${suffix}".`),
    );
  const stored = isHandedOver ? createHeldRecord() : createSessionRecord(storage, host, onForeign);
  const listeners = new Set<() => void>();
  let state: SessionState = isHandedOver ? ASKING : SIGNED_OUT;
  let token: string | null = null;
  let deviceId: string | null = null;
  let generation = 1;
  let life = new AbortController();
  let channel: SessionChannel | null = null;
  let leaving: { finish(): void; done: Promise<void> } | null = null;

  function show(next: SessionState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  /** Late answers of the old generation find nobody. */
  function renew(nextToken: string | null): void {
    const old = life;
    token = nextToken;
    generation += 1;
    life = new AbortController();
    old.abort(new Cancelled('The session is over'));
  }

  function enter(session: SignInInput): void {
    if (session.token !== token) renew(session.token);
    const next = toState(session);
    if (!isSame(state, next)) show(next);
  }

  function end(reason: SignOutReason, failure?: PortalFailure): void {
    const ended = token;
    if (ended !== null) renew(null);
    // Another tab has left its own mark; the host may sign the vendor in again with the same token.
    if (ended !== null && reason !== 'other-tab') stored.markEnded(ended);
    stored.erase(ended);
    show(reason === 'expired' ? { ...SIGNED_OUT, isExpired: true, failure } : SIGNED_OUT);
    if (ended !== null) options.onSignOut?.(reason);
  }

  /** Takes over what another tab, or the host page, left in the storage. */
  function sync(): void {
    if (leaving) return;
    const session = stored.read();
    if (!session) {
      if (token !== null) end('other-tab');
      else stored.sweep();
      return;
    }
    if (session.token === token) return enter(session);
    enter(session);
    // Heals a missing or outdated side (decision b5) and records who issued it (decision c10).
    stored.write(session);
  }

  /** A frozen page may act before it receives what other tabs did meanwhile. */
  function catchUp(): void {
    if (token === null) return;
    const session = stored.read();
    if (session ? session.token !== token : stored.hasEnded(token)) sync();
  }

  /** What the tabs of one session share. Each may have been handed a token of its own. */
  function mark(): string | null {
    if (token === null) return null;
    return shortHash(isHandedOver && 'vendorId' in state ? `vendor ${state.vendorId}` : token);
  }

  function announceEnd(reason: SignOutReason): void {
    // Whether a handed-over session has expired, the host of each tab says by itself.
    const isShared = reason === 'user' || !isHandedOver;
    const own = mark();
    if (isShared && own !== null) channel?.post({ type: 'ended', token: own });
  }

  function onMessage(message: SessionMessage): void {
    const own = mark();
    if (message.type === 'ended' && own !== null && message.token === own) end('other-tab');
    sync();
  }

  function leave(ended: string): void {
    announceEnd('user');
    stored.markEnded(ended);
    renew(null);
    let settle = () => {};
    const done = new Promise<void>((resolve) => {
      settle = resolve;
    });
    const finish = startSignOutDelay(() => {
      leaving = null;
      stored.erase(ended);
      show(SIGNED_OUT);
      options.onSignOut?.('user');
      settle();
    });
    leaving = { finish, done };
    show({ phase: 'signingOut' });
  }

  const initial = stored.read();
  if (initial) {
    token = initial.token;
    state = toState(initial);
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    token: () => token,
    scope() {
      const own = mark();
      return own === null ? '' : `${shortHash(host)}-${own}`;
    },
    generation: () => generation,
    signal: () => life.signal,
    beginVerify() {
      if (state.phase !== 'signedOut') return false;
      show({ phase: 'verifying' });
      return true;
    },
    cancelVerify() {
      if (state.phase === 'verifying') show(SIGNED_OUT);
    },
    signIn(input) {
      if (!isToken(input.token) || !isVendorId(input.vendorId)) return false;
      leaving?.finish();
      deviceId ??= readDeviceId(storage);
      stored.write(input);
      enter(input);
      channel?.post({ type: 'changed' });
      options.onSignIn?.(toSignedIn(input));
      return true;
    },
    ask: () => show(ASKING),
    take(input) {
      if (state.phase !== 'asking') return;
      stored.write(input);
      enter(input);
    },
    rotate(next) {
      if (token === null || !('vendorId' in state)) return;
      token = next;
      stored.write({ ...toSignedIn(state), token });
    },
    lose(failure) {
      const isNews = token === null && !failure;
      end('expired', failure);
      // Without a session there was nothing to end, but the host hears of its own "none".
      if (isNews) options.onSignOut?.('expired');
    },
    update(change) {
      const changed = generation;
      catchUp();
      if (changed !== generation || token === null || !('vendorId' in state)) return;
      const next = { ...toSignedIn(state), ...change, token };
      stored.write(next);
      enter(next);
      channel?.post({ type: 'changed' });
    },
    signOut(callLogout) {
      catchUp();
      if (!leaving && token === null) end('user');
      if (!leaving && token !== null) {
        begin(callLogout);
        leave(token);
      }
      return leaving?.done ?? Promise.resolve();
    },
    isRemembered: () => token === null || stored.isKept(),
    claimReviewPage: () => token !== null && stored.claim(token),
    clear(reason) {
      if (leaving) {
        leaving.finish();
        return;
      }
      catchUp();
      announceEnd(reason);
      end(reason);
    },
    expire(ended) {
      catchUp();
      if (ended !== generation || token === null) return;
      announceEnd('expired');
      end('expired');
    },
    deviceId() {
      deviceId ??= readDeviceId(storage);
      return deviceId;
    },
    start() {
      channel = openSessionChannel(host, onMessage);
      const stopStorage = storage.subscribe?.(sync);
      const stopPage = watchPage(sync);
      sync();
      // Heals a missing side (decision b5) and records who issued the session (decision c10).
      if (token !== null && 'vendorId' in state) stored.write({ ...toSignedIn(state), token });
      return () => {
        leaving?.finish();
        stopPage();
        stopStorage?.();
        channel?.close();
        channel = null;
      };
    },
  };
}

/** Starts the call while the bearer is still there; its failure never stops a sign-out. */
function begin(callLogout: () => Promise<unknown>): void {
  try {
    callLogout().catch(() => {});
  } catch {
    // The same: the client has already logged it.
  }
}

function toSignedIn({ vendorId, restaurantId, isKycCompleted }: SignedIn): SignedIn {
  return { vendorId, restaurantId, isKycCompleted };
}

function toState(session: SignedIn): SessionState {
  // Only a real yes opens the portal (safety T24).
  const isKycCompleted = session.isKycCompleted === true;
  return {
    ...toSignedIn(session),
    phase: isKycCompleted ? 'active' : 'onboarding',
    isKycCompleted,
  };
}

function isSame(a: SessionState, b: SessionState): boolean {
  if (!('vendorId' in a) || !('vendorId' in b)) return false;
  return (
    a.vendorId === b.vendorId &&
    a.restaurantId === b.restaurantId &&
    a.isKycCompleted === b.isKycCompleted
  );
}
