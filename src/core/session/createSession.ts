import { Cancelled, PortalFailure } from '../api/errors';
import type { PortalError, SignedIn, SignOutReason } from '../contracts';
import { createEmitter } from '../createEmitter';
import { randomId } from '../randomId';
import {
  openSessionChannel,
  type SessionChannel,
  type SessionMessage,
  sessionMark,
  sessionScope,
} from './sessionChannel';
import { isToken, isVendorId } from './sessionReader';
import { createMemorySession, createSessionRecord } from './sessionRecord';
import type { PortalStorage, Session, SessionState, SignInInput } from './types';
import { watchPage } from './watchPage';

interface SessionOptions {
  /** The `href` that `parseHost` returns. */
  host: string;
  /** The storage, which must not throw. */
  storage: PortalStorage;
  /** Whether the session comes from the host; it is then stored in memory only (record 0015). */
  isHandedOver?: boolean;
  onSignIn?(signedIn: SignedIn): void;
  onSignOut?(reason: SignOutReason): void;
  onProblem?(error: PortalError): void;
}

const FOREIGN_NAMES = 'The page uses storage keys of the portal for other data';
const DEVICE_ID = 'device_id';
const USABLE_ID = /^[\x21-\x7e]{8,128}$/;
const SIGNED_OUT = { phase: 'signedOut' } as const;
const AWAITING_HOST = { phase: 'awaitingHost' } as const;

/** Reads the storage at once; writes and listens only after `start`. */
export function createSession(options: SessionOptions): Session {
  const { host, storage, isHandedOver = false } = options;
  const onForeign = (suffix: string) =>
    options.onProblem?.(
      new PortalFailure(
        'storage',
        FOREIGN_NAMES,
        `The portal uses keys that end in "${suffix}" instead.`,
      ),
    );
  const stored = isHandedOver
    ? createMemorySession()
    : createSessionRecord(storage, host, onForeign);
  const { subscribe, emit } = createEmitter();
  let state: SessionState = isHandedOver ? AWAITING_HOST : SIGNED_OUT;
  let token: string | null = null;
  let deviceId: string | null = null;
  let generation = 1;
  let life = new AbortController();
  let channel: SessionChannel | null = null;
  let leaving: { finish(): void; done: Promise<void> } | null = null;

  function show(next: SessionState): void {
    state = next;
    emit();
  }

  /** Cancels the calls of the previous session. */
  function renew(nextToken: string | null): void {
    const old = life;
    token = nextToken;
    generation += 1;
    life = new AbortController();
    old.abort(new Cancelled('The session is over'));
  }

  function enter(session: SignInInput): void {
    const isNew = session.token !== token;
    if (isNew) renew(session.token);
    const next = toState(session);
    // Listeners also read the generation, so call them if it is new.
    if (isNew || !isSame(state, next)) show(next);
  }

  function end(reason: SignOutReason, failure?: PortalFailure): void {
    const ended = token;
    if (ended !== null) renew(null);
    // If another tab ended the session, it has already marked the token. The host may have reused it for a new sign-in.
    if (ended !== null && reason !== 'other-tab') stored.markEnded(ended);
    stored.erase(ended);
    show(reason === 'expired' ? { ...SIGNED_OUT, isExpired: true, failure } : SIGNED_OUT);
    if (ended !== null) options.onSignOut?.(reason);
  }

  /** Applies changes that another tab or the host page has made in the storage. */
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
    // Restores missing keys (b5) and stores the host (c10).
    stored.write(session);
  }

  /** A page that was frozen can run before it receives the changes of other tabs. */
  function catchUp(): void {
    if (token === null) return;
    const session = stored.read();
    if (session ? session.token !== token : stored.hasEnded(token)) sync();
  }

  function mark(): string | null {
    if (token === null) return null;
    return sessionMark(token, isHandedOver && 'vendorId' in state ? state.vendorId : undefined);
  }

  function announceEnd(reason: SignOutReason): void {
    // With a session from the host, each tab detects by itself that it has expired.
    const isShared = reason === 'user' || !isHandedOver;
    const ownMark = mark();
    if (isShared && ownMark !== null) channel?.post({ type: 'ended', token: ownMark });
  }

  function onMessage(message: SessionMessage): void {
    const ownMark = mark();
    if (message.type === 'ended' && ownMark !== null && message.token === ownMark) end('other-tab');
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
    subscribe,
    token: () => token,
    scope() {
      const ownMark = mark();
      return ownMark === null ? '' : sessionScope(host, ownMark);
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
    awaitHost: () => show(AWAITING_HOST),
    adopt(input) {
      if (state.phase !== 'awaitingHost') return;
      stored.write(input);
      enter(input);
    },
    replaceToken(next) {
      if (token === null || !('vendorId' in state)) return;
      token = next;
      stored.write({ ...toSignedIn(state), token });
    },
    fail(failure) {
      const wasSignedOut = token === null && !failure;
      end('expired', failure);
      // `end` does not report this, since there was no session.
      if (wasSignedOut) options.onSignOut?.('expired');
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
      // Restores missing keys (b5) and stores the host (c10).
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

/** Starts the call before the token is removed. A failure is ignored here, because it is logged elsewhere. */
function begin(callLogout: () => Promise<unknown>): void {
  try {
    callLogout().catch(() => {});
  } catch {
    // Ignore the error, as a rejection is ignored above.
  }
}

function toSignedIn({ vendorId, restaurantId, isKycCompleted }: SignedIn): SignedIn {
  return { vendorId, restaurantId, isKycCompleted };
}

function toState(session: SignedIn): SessionState {
  // Only `true` opens the portal (T24).
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

/** Creates the id of this device on first use (A3). */
function readDeviceId(storage: PortalStorage): string {
  const stored = storage.get(DEVICE_ID);
  if (stored && USABLE_ID.test(stored)) return stored;
  const made = randomId();
  storage.set(DEVICE_ID, made);
  return made;
}

/** Milliseconds until sign-out removes the keys (A9, c9). */
const SIGN_OUT_DELAY = 1_000;

/** Runs `onEnd` once: after the delay, on `pagehide`, or when the returned function is called. */
function startSignOutDelay(onEnd: () => void): () => void {
  let isOver = false;
  const finish = () => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    window.removeEventListener('pagehide', finish);
    onEnd();
  };
  const timer = setTimeout(finish, SIGN_OUT_DELAY);
  window.addEventListener('pagehide', finish);
  return finish;
}
