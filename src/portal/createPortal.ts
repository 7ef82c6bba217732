import { createStore } from 'jotai';
import { openStorage } from '../adapters/storage/openStorage';
import type { PathOverrides } from '../core/api/address';
import { type ClientOptions, type ClientSession, createApiClient } from '../core/api/client';
import { isDiagnosis, type PortalFailure } from '../core/api/errors';
import { type Host, parseHost } from '../core/api/host';
import { createOpenStream } from '../core/api/openStream';
import { createConnection } from '../core/connection/createConnection';
import { connectionAtom } from '../core/connection/state';
import type { EndpointOverrides, PortalError, StorageAdapter } from '../core/contracts';
import { imageHostAtom } from '../core/images/imageAddressAtom';
import type { OpenStream } from '../core/push/serverPush';
import { createHandover, type Handover } from '../core/session/createHandover';
import { createSession } from '../core/session/createSession';
import type { Session } from '../core/session/types';
import {
  connectSession,
  notifyAtom,
  servicesAtom,
  sessionAtom,
  storageAtom,
} from '../core/state/services';
import { fetchVendor } from '../core/vendor/api';
import { createFindings, type Findings } from './diagnostics/createFindings';
import { createNotices, type Notices } from '../ui/patterns/notices';
import type { HostCallbacks } from './useHostCallbacks';
import type { VendorPortalProps } from './VendorPortalProps';

type Store = ReturnType<typeof createStore>;

/** One portal: its own store, cache, client, session and messages (decision record 0001). */
export interface Portal {
  store: Store;
  notices: Notices;
  /** What is wrong with the page of the host. */
  findings: Findings;
  /** The parsed `host`. */
  host: Host;
  /** Where this portal keeps things; never throws. */
  storage: StorageAdapter;
  /** Streams of the backend, for a push adapter of ours. */
  openStream: OpenStream;
  /** Ends the session because the host moved on to another backend or storage. */
  replace(): void;
  /** Asks the host for a session again; `null` where the portal signs in by itself. */
  askHost: (() => void) | null;
  /** Attaches listeners; returns how to remove every one. */
  start(): () => void;
}

export interface PortalOptions {
  host: string;
  basename: string;
  storage: NonNullable<VendorPortalProps['storage']>;
  callbacks: HostCallbacks;
  endpoints?: VendorPortalProps['endpoints'];
  /** The host hands the session over. */
  isHandedOver?: boolean;
}

/** Builds a portal without touching the page. @throws ConfigFailure when `host` is unusable. */
export function createPortal({ host, basename, callbacks, ...options }: PortalOptions): Portal {
  const store = createStore();
  const notices = createNotices();
  const { onSignIn, logger, hasCapability } = callbacks;
  const findings = createFindings(callbacks.onError);
  const onError = (error: PortalError) =>
    isDiagnosis(error) ? findings.report(error) : callbacks.onError(error);
  const problems = holdProblems(onError);
  const parsed = parseHost(host, window.location.href);
  const storage = openStorage(options.storage, { basename, onProblem: problems.report });
  const { onSignOut } = callbacks;
  const { isHandedOver = false } = options;
  const kept = { host: parsed.href, storage, isHandedOver };
  const session = createSession({ ...kept, onSignIn, onSignOut, onProblem: problems.report });
  const paths = toPaths(options.endpoints);
  const connection = createConnection();
  const onFailure = (failure: PortalFailure, body: string) => {
    // Of a backend that has answered before, only the network can be wrong.
    if (connection.answeredAt() === null)
      void explain(failure, body, { host: parsed, findings, hasCapability });
  };
  const common = { host: parsed, logger, connection, endpoints: paths, hasCapability, onFailure };
  const handover = isHandedOver ? connectHandover({ session, callbacks, common }) : null;
  const api = createApiClient({ ...common, session, renew: handover?.renew });
  const teamUpdate = options.endpoints?.teamUpdate;
  store.set(servicesAtom, {
    api,
    session,
    logger,
    callbacks: { ...callbacks, onError },
    teamUpdate,
  });
  store.set(storageAtom, storage);
  store.set(notifyAtom, notices.notify);
  store.set(sessionAtom, session.getState());
  store.set(imageHostAtom, parsed.href);
  store.set(connectionAtom, connection);

  return {
    store,
    notices,
    findings,
    host: parsed,
    storage,
    openStream: createOpenStream(parsed, session),
    askHost: handover && handover.begin,
    replace: () => session.clear('host-changed'),
    start() {
      problems.release();
      const stops = [
        connectSession(store, session),
        onSessionEnd(session, notices.clear),
        session.start(),
        ...(handover ? [handover.start()] : []),
        connection.start(),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

interface Setup extends Pick<HostCallbacks, 'hasCapability'> {
  host: Host;
  findings: Findings;
}

async function explain(failure: PortalFailure, body: string, setup: Setup) {
  const { host, findings, hasCapability } = setup;
  try {
    const { explainFailure } = await import('./diagnostics/explainFailure');
    const found = await explainFailure(failure, body, host, hasCapability('idempotency'));
    // A call that the page's policy refused looks like a server that is not there.
    const isPolicy = findings.getShown().some(({ line }) => line.startsWith('connect-src'));
    if (found && !isPolicy) findings.report(found);
  } catch {
    // Without its explanation the failure is shown all the same.
  }
}

interface HandoverParts {
  session: Session;
  callbacks: HostCallbacks;
  common: Omit<ClientOptions, 'session'>;
}

function connectHandover({ session, callbacks, common }: HandoverParts): Handover {
  const { fetchSession, onError } = callbacks;
  return createHandover({
    session,
    fetchSession,
    onError,
    async readVendor({ token, vendorId }, signal) {
      const api = createApiClient({ ...common, session: trialSession(token, signal) });
      const { restaurantId, isKycCompleted } = await fetchVendor(api, vendorId, signal);
      return { restaurantId, isKycCompleted };
    },
  });
}

// Of a session that has not begun: what is refused here ends nothing.
function trialSession(token: string, signal: AbortSignal): ClientSession {
  return { token: () => token, generation: () => 0, signal: () => signal, expire: () => {} };
}

function toPaths({ ordersList }: EndpointOverrides = {}): PathOverrides {
  return ordersList === undefined ? {} : { ordersByStatus: ordersList };
}

// From the moment a session ends, the click on "Sign out" included, nothing said in it is kept.
function onSessionEnd(session: Session, forget: () => void): () => void {
  let isSignedIn = session.token() !== null;
  return session.subscribe(() => {
    const wasSignedIn = isSignedIn;
    isSignedIn = session.token() !== null;
    if (wasSignedIn && !isSignedIn) forget();
  });
}

// What goes wrong while a portal is built waits for its start: a host is not called while it
// renders, and of the portal that StrictMode throws away it need not hear.
function holdProblems(onError: (error: PortalError) => void) {
  let waiting: PortalError[] | null = [];
  return {
    report: (error: PortalError) => (waiting ? void waiting.push(error) : onError(error)),
    release() {
      const held = waiting ?? [];
      waiting = null;
      for (const error of held) onError(error);
    },
  };
}
