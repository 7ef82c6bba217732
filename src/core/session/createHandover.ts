import { PortalFailure, Unauthorized } from '../api/errors';
import { eitherSignal } from '../async/eitherSignal';
import { within } from '../async/within';
import type {
  HostSession,
  PortalError,
  SessionRequest,
  SessionRequestReason,
  SignedIn,
} from '../contracts';
import { toHostSession } from './hostSession';
import type { Session } from './types';

/** How long a host may take to answer, in ms. */
const ANSWER_MS = 30_000;

/** @internal */
export interface HandoverOptions {
  session: Session;
  /** The host's function, which may do anything. */
  fetchSession(request: SessionRequest): Promise<HostSession | null>;
  /** Reads with that session what the host does not say. */
  readVendor(given: HostSession, signal: AbortSignal): Promise<Omit<SignedIn, 'vendorId'>>;
  onError(error: PortalError): void;
}

/** Gets the session of a portal from its host. @internal */
export interface Handover {
  /** Asks for a session anew. */
  begin(): void;
  /** Settles when another token stands in for the refused one, or the session is over. */
  renew(refused: string): Promise<void>;
  /** Asks for the first session; returns how to stop. */
  start(): () => void;
}

/** @internal */
export function createHandover(options: HandoverOptions): Handover {
  const { session, fetchSession, readVendor, onError } = options;
  let life = new AbortController();
  let renewal: Promise<void> | null = null;

  async function ask(reason: SessionRequestReason, signal: AbortSignal) {
    const given: unknown = await within(signal, ANSWER_MS, async (limited) =>
      fetchSession({ reason, signal: limited }),
    ).catch((error: unknown) => {
      throw toFailure(error);
    });
    return given === null ? null : toHostSession(given);
  }

  async function open(given: HostSession, signal: AbortSignal): Promise<void> {
    const vendor = await readVendor(given, signal);
    if (!signal.aborted) session.take({ ...vendor, ...given });
  }

  async function openFirst(signal: AbortSignal): Promise<void> {
    const given = await ask('initial', signal);
    if (signal.aborted) return;
    if (!given) return session.lose();
    try {
      await open(given, signal);
    } catch (error) {
      if (!(error instanceof Unauthorized)) throw error;
      // A host that keeps its tokens may have given an old one.
      const fresh = await ask('unauthorized', signal);
      if (signal.aborted) return;
      return fresh ? open(fresh, signal) : session.lose();
    }
  }

  async function replaceToken(signal: AbortSignal): Promise<void> {
    const state = session.getState();
    const given = await ask('unauthorized', signal);
    if (signal.aborted) return;
    if ('vendorId' in state && given?.vendorId === state.vendorId)
      return session.rotate(given.token);
    session.lose();
    if (!given) return;
    // Somebody else: nothing of the one before goes on, and nothing is repeated in their name.
    session.ask();
    return settle(life.signal, (signalOfNext) => open(given, signalOfNext));
  }

  async function settle(signal: AbortSignal, work: (signal: AbortSignal) => Promise<void>) {
    try {
      await work(signal);
    } catch (error) {
      if (signal.aborted) return;
      const failure = toFailure(error);
      session.lose(failure);
      onError(failure);
    }
  }

  function begin(): void {
    session.ask();
    void settle(life.signal, openFirst);
  }

  return {
    begin,
    renew(refused) {
      // Another call of the same burst was here before.
      if (session.token() !== refused) return Promise.resolve();
      renewal ??= settle(eitherSignal(life.signal, session.signal()), replaceToken).finally(() => {
        renewal = null;
      });
      return renewal;
    },
    start() {
      const own = new AbortController();
      life = own;
      // StrictMode starts, stops and starts in one go; the host is asked once.
      queueMicrotask(() => {
        if (!own.signal.aborted) begin();
      });
      return () => own.abort();
    },
  };
}

function toFailure(error: unknown): PortalFailure {
  if (error instanceof Unauthorized) {
    return new PortalFailure('unauthorized', 'The backend refused the token of fetchSession');
  }
  if (error instanceof PortalFailure) return error;
  return new PortalFailure(
    'unauthorized',
    isTimeout(error) ? 'fetchSession gave no answer in 30 seconds' : 'fetchSession failed',
    'Let fetchSession resolve with null when nobody is signed in.',
    error,
  );
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}
