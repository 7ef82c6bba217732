import { ConfigFailure, PortalFailure, Unauthorized } from '../api/errors';
import { isPlainName } from '../api/json';
import { anySignal } from '../async/anySignal';
import { within } from '../async/within';
import type { HostSession, SessionRequest, SessionRequestReason, SignedIn } from '../contracts';
import { isWire } from '../format/wireValues';
import { isToken, isVendorId } from './sessionReader';
import type { Session } from './types';

const ANSWER_MS = 30_000;

/** The part of a session that the hand-over changes. */
export type HandoverSession = Pick<
  Session,
  'getState' | 'token' | 'signal' | 'awaitHost' | 'adopt' | 'replaceToken' | 'fail'
>;

export interface HandoverOptions {
  session: HandoverSession;
  fetchSession(request: SessionRequest): Promise<HostSession | null>;
  /** Reads the rest of the session from the backend. */
  readVendor(given: HostSession, signal: AbortSignal): Promise<Omit<SignedIn, 'vendorId'>>;
  onError(error: PortalFailure): void;
}

/** Gets the session from the host with `fetchSession`. */
export interface Handover {
  /** Requests a session. */
  begin(): void;
  /** Settles when the refused token is replaced or the session has ended. */
  renew(refused: string): Promise<void>;
  /** Requests the first session; returns a function that cancels the request. */
  start(): () => void;
}

export function createHandover(options: HandoverOptions): Handover {
  const { session, fetchSession, readVendor, onError } = options;
  let life = new AbortController();
  let renewal: Promise<void> | null = null;

  async function request(reason: SessionRequestReason, signal: AbortSignal) {
    const given: unknown = await within(signal, ANSWER_MS, async (limited) =>
      fetchSession({ reason, signal: limited }),
    ).catch((error: unknown) => {
      throw toFailure(error);
    });
    return given === null ? null : toHostSession(given);
  }

  async function open(given: HostSession, signal: AbortSignal): Promise<void> {
    const vendor = await readVendor(given, signal);
    if (!signal.aborted) session.adopt({ ...vendor, ...given });
  }

  async function openFirst(signal: AbortSignal): Promise<void> {
    const given = await request('initial', signal);
    if (signal.aborted) return;
    if (!given) return session.fail();
    try {
      await open(given, signal);
    } catch (error) {
      if (!(error instanceof Unauthorized)) throw error;
      // The host may have returned an old token from its cache.
      const fresh = await request('unauthorized', signal);
      if (signal.aborted) return;
      return fresh ? open(fresh, signal) : session.fail();
    }
  }

  async function replaceToken(signal: AbortSignal): Promise<void> {
    const state = session.getState();
    const given = await request('unauthorized', signal);
    if (signal.aborted) return;
    if ('vendorId' in state && given?.vendorId === state.vendorId)
      return session.replaceToken(given.token);
    session.fail();
    if (!given) return;
    // This is another vendor: do not repeat the calls of the previous one.
    session.awaitHost();
    return settle(life.signal, (signalOfNext) => open(given, signalOfNext));
  }

  async function settle(signal: AbortSignal, work: (signal: AbortSignal) => Promise<void>) {
    try {
      await work(signal);
    } catch (error) {
      if (signal.aborted) return;
      const failure = toFailure(error);
      session.fail(failure);
      onError(failure);
    }
  }

  function begin(): void {
    session.awaitHost();
    void settle(life.signal, openFirst);
  }

  return {
    begin,
    renew(refused) {
      // Another call has already replaced the token.
      if (session.token() !== refused) return Promise.resolve();
      renewal ??= settle(anySignal(life.signal, session.signal()), replaceToken).finally(() => {
        renewal = null;
      });
      return renewal;
    },
    start() {
      const controller = new AbortController();
      life = controller;
      // StrictMode calls `start` twice, but the host must be called once.
      queueMicrotask(() => {
        if (!controller.signal.aborted) begin();
      });
      return () => controller.abort();
    },
  };
}

function toFailure(error: unknown): PortalFailure {
  if (error instanceof Unauthorized) {
    return new PortalFailure('unauthorized', 'The backend refused the token from fetchSession');
  }
  if (error instanceof PortalFailure) return error;
  return new PortalFailure(
    'unauthorized',
    isTimeout(error) ? 'fetchSession took more than 30 seconds' : 'fetchSession failed',
    'If nobody is signed in, fetchSession has to resolve with null.',
    error,
  );
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}

const HINT =
  'Resolve with { token, vendorId }, both strings without spaces, or with null if nobody is signed in.';
const MOST_FIELDS = 8;

export class HostSessionFailure extends ConfigFailure {
  constructor(
    /** Names and types of the fields, without values. */
    readonly found: string,
  ) {
    super('fetchSession did not return a session', HINT);
  }
}

/** @throws HostSessionFailure */
function toHostSession(given: unknown): HostSession {
  if (!isWire(given)) throw new HostSessionFailure(shapeOf(given));
  const { token, vendorId } = given;
  if (!isToken(token) || typeof vendorId !== 'string' || !isVendorId(vendorId)) {
    throw new HostSessionFailure(shapeOf(given));
  }
  return { token, vendorId };
}

/** Describes a value by names and types, without values (c8). */
function shapeOf(given: unknown): string {
  if (Array.isArray(given)) return 'array';
  if (!isWire(given)) return typeof given;
  const fields = Object.entries(given).filter(([name]) => isPlainName(name));
  const shown = fields.slice(0, MOST_FIELDS).map(([name, value]) => `${name}: ${kindOf(value)}`);
  return `{ ${shown.join(', ')} }`;
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (typeof value !== 'string') return typeof value;
  if (value === '') return 'empty string';
  return /[^\x21-\x7e]/.test(value) ? 'string with a space' : 'string';
}
