import { createStore } from 'jotai';
import { openStorage, openTabStorage } from '../adapters/storage/openStorage';
import { createMappings } from '../core/api/backend/mappings';
import { type ClientOptions, type ClientSession, createApiClient } from '../core/api/client';
import type { PathOverrides } from '../core/api/endpointPath';
import { isDiagnosis, type PortalFailure } from '../core/api/errors';
import { type Host, parseHost } from '../core/api/host/host';
import { createHostRequest, type HostRequest } from '../core/api/host/hostRequest';
import { loadUpload } from '../core/api/upload/loadUpload';
import { lazyModule } from '../core/async/lazyModule';
import { hasCapabilityAtom } from '../core/capabilities';
import { clockAtom } from '../core/clock/state';
import { createConnection } from '../core/connection/createConnection';
import { connectionAtom } from '../core/connection/state';
import type { Capability, EndpointOverrides, PortalError } from '../core/contracts';
import type { Backend, StreamId } from '../core/contracts/backend/backend';
import { watchDeviceData } from '../core/device/watchDeviceData';
import { LANGUAGE_KEY } from '../core/messages/languages';
import { createHeldQueries, heldQueriesAtom } from '../core/navigation/heldQueries';
import type { OpenStream } from '../core/push/serverPush';
import { createHandover, type Handover } from '../core/session/createHandover';
import { createSession } from '../core/session/createSession';
import type { PortalStorage, Session } from '../core/session/types';
import {
  connectSession,
  hostAtom,
  isRunningAtom,
  notifyAtom,
  openStreamAtom,
  servicesAtom,
  sessionAtom,
  sessionDataAtom,
  storageAtom,
} from '../core/state/services';
import { createNotices, type Notices } from '../ui/patterns/toast/notices';
import { createFindings, type Findings } from './diagnostics/createFindings';
import { languagesOf } from './props/givenLanguages';
import type { HostCallbacks } from './props/useHostCallbacks';
import type { VendorPortalProps } from './VendorPortalProps';

type Store = ReturnType<typeof createStore>;

/** The services of one mounted portal (record 0001). */
export interface Portal {
  store: Store;
  notices: Notices;
  /** Configuration errors of the host page. */
  findings: Findings;
  host: Host;
  /** The session storage; never throws. */
  storage: PortalStorage;
  /** Applies the `request` prop to calls. */
  request: HostRequest;
  /** Ends the session because the host changed the backend or the storage. */
  replace(): void;
  /** Requests a new session from the host; `null` when the portal signs in itself. */
  requestSession: (() => void) | null;
  /** Attaches listeners; returns a function that removes them. */
  start(): () => void;
}

export interface PortalOptions {
  host: string;
  basename: string;
  storage: NonNullable<VendorPortalProps['storage']>;
  callbacks: HostCallbacks;
  endpoints?: VendorPortalProps['endpoints'];
  /** True when the host provides the session (`fetchSession`). */
  isHandedOver?: boolean;
}

/** Has no side effects on the page. @throws ConfigFailure when `host` cannot be used */
export function createPortal({ host, basename, callbacks, ...options }: PortalOptions): Portal {
  const store = createStore();
  const clock = store.get(clockAtom);
  const notices = createNotices(clock.now);
  const { onSignIn, onEvent, logger, getRequest, getBackend, getLocales } = callbacks;
  const findings = createFindings(callbacks.onError);
  const onError = (error: PortalError) =>
    isDiagnosis(error) ? findings.report(error) : callbacks.onError(error);
  const problems = deferProblems(onError);
  const parsed = parseHost(host, window.location.href);
  const storage = openStorage(options.storage, { basename, onProblem: problems.report });
  const language = () => {
    const options = languagesOf(getLocales());
    // Each call asks, so that the storage is read only for a host with languages.
    const tag = options.length > 0 ? storage.get(LANGUAGE_KEY) : null;
    return options.find(({ locale }) => locale === tag)?.locale ?? '';
  };
  const { onSignOut } = callbacks;
  const { isHandedOver = false } = options;
  const setup = { host: parsed.href, storage, isHandedOver };
  const session = createSession({ ...setup, onSignIn, onSignOut, onProblem: problems.report });
  const request = createHostRequest({ getOptions: getRequest, report: findings.report });
  const mappings = createMappings(getBackend);
  const paths = toPaths(options.endpoints);
  const connection = createConnection(clock.now);
  const hasCapability = (name: Capability) => store.get(hasCapabilityAtom)(name);
  const reports = {
    ...callbacks,
    onError,
    hasCapability,
    host: parsed,
    findings,
    times: new Map(),
  };
  const onFailure: NonNullable<ClientOptions['onFailure']> = (failure, of) => {
    const isFirst = connection.answeredAt() === null;
    import('./diagnostics/onFailedCall')
      .then(({ onFailedCall }) => onFailedCall(failure, of, { ...reports, isFirst }))
      // The failed call itself is already shown.
      .catch(() => {});
  };
  const onStreamFailure = (failure: PortalFailure, operation: StreamId) =>
    onFailure(failure, {
      operation,
      answer: undefined,
      options: { isQuiet: true },
      isMapped: true,
    });
  const common = {
    host: parsed,
    request,
    language,
    mappings,
    loadUpload,
    connection,
    clock,
    endpoints: paths,
    hasCapability,
    onFailure,
  };
  const handover = isHandedOver ? connectHandover({ session, callbacks, common }) : null;
  const api = createApiClient({
    ...common,
    session,
    renew: handover?.renew,
    onPublicWrite: (operation) => onEvent({ type: 'write', operation, outcome: 'applied' }),
  });
  // Loaded on demand, because the sign-in opens no stream.
  const openStream: OpenStream = async (...call) => {
    const { createOpenStream } = await import('../core/api/stream/openStream');
    const setup = {
      host: parsed,
      session,
      request,
      language,
      mappings,
      onFailure: onStreamFailure,
    };
    return createOpenStream(setup)(...call);
  };
  store.set(servicesAtom, {
    api,
    session,
    logger,
    callbacks: { ...callbacks, onError },
    language,
    get teamUpdate() {
      return options.endpoints?.teamUpdate ?? mappedUpdate(getBackend());
    },
  });
  store.set(storageAtom, storage);
  const tab = openTabStorage(options.storage);
  store.set(heldQueriesAtom, createHeldQueries({ host: parsed.href, session, storage: tab }));
  store.set(openStreamAtom, openStream);
  store.set(notifyAtom, notices.notify);
  store.set(sessionAtom, session.getState());
  store.set(hostAtom, parsed.href);
  store.set(connectionAtom, connection);

  return {
    store,
    notices,
    findings,
    host: parsed,
    storage,
    request,
    requestSession: handover && handover.begin,
    replace: () => session.clear('host-changed'),
    start() {
      problems.release();
      store.set(isRunningAtom, true);
      const stops = [
        // Must run before the screens of a new session read the storage.
        watchDeviceData({ storage, session, host: parsed.href, clock }),
        // Must run before the screens of the next session set their data.
        onSessionEnd(session, () => dropSessionData(store)),
        connectSession(store, session),
        onSessionEnd(session, notices.clear),
        session.start(),
        ...(handover ? [handover.start()] : []),
        connection.start(),
      ];
      return () => {
        store.set(isRunningAtom, false);
        for (const stop of stops) stop();
      };
    },
  };
}

const vendorApi = lazyModule(() => import('../core/vendor/api'));

interface HandoverParts {
  session: Session;
  callbacks: HostCallbacks;
  common: Omit<ClientOptions, 'session'>;
}

function connectHandover({ session, callbacks, common }: HandoverParts): Handover {
  const { fetchSession, onError } = callbacks;
  // The sign-in reads no vendor. The signed-in screens are in the same chunk, and the host answers in the meantime.
  void vendorApi.load().catch(() => {});
  // A refused token is not reported, because a new one is requested from the host first.
  const onFailure: ClientOptions['onFailure'] = (failure, of) =>
    common.onFailure?.(failure, { ...of, isRepeated: true });
  return createHandover({
    session,
    fetchSession,
    // The client already reports failed calls.
    onError: (failure) => failure.operation ?? onError(failure),
    async readVendor({ token, vendorId }, signal) {
      const api = createApiClient({ ...common, onFailure, session: trialSession(token, signal) });
      const { fetchVendor } = await vendorApi.load();
      const { restaurantId, isKycCompleted } = await fetchVendor(api, vendorId, signal);
      return { restaurantId, isKycCompleted };
    },
  });
}

// Checks a token before its session starts, so that a refusal does not end a session.
function trialSession(token: string, signal: AbortSignal): ClientSession {
  return { token: () => token, generation: () => 0, signal: () => signal, expire: () => {} };
}

/** If the host has a function for one of the two calls, the other call is never tried. */
function mappedUpdate(backend: Backend | undefined): EndpointOverrides['teamUpdate'] {
  if (backend?.teamUpdate) return 'put';
  return backend?.teamUpdatePost ? 'post' : undefined;
}

function toPaths({ ordersList }: EndpointOverrides = {}): PathOverrides {
  return ordersList === undefined ? {} : { ordersByStatus: ordersList };
}

function dropSessionData(store: Portal['store']): void {
  const data = store.get(sessionDataAtom);
  store.set(sessionDataAtom, null);
  // Drop the data in a later task, after the screens that are still open have released it.
  if (data) setTimeout(data.drop);
}

// Calls `forget` as soon as a session ends.
function onSessionEnd(session: Session, forget: () => void): () => void {
  // Another session may replace the ended one at once, for example in a tab that was frozen.
  let last = { generation: session.generation(), isSignedIn: session.token() !== null };
  return session.subscribe(() => {
    const { generation, isSignedIn } = last;
    last = { generation: session.generation(), isSignedIn: session.token() !== null };
    if (isSignedIn && last.generation !== generation) forget();
  });
}

// Defers errors until `start`: no callback may run during render.
function deferProblems(onError: (error: PortalError) => void) {
  let waiting: PortalError[] | null = [];
  return {
    report: (error: PortalError) => (waiting ? void waiting.push(error) : onError(error)),
    release() {
      const deferred = waiting ?? [];
      waiting = null;
      for (const error of deferred) onError(error);
    },
  };
}
