import { render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { PropsWithChildren, ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import { memoryStorage } from '../../src/adapters/storage/openStorage';
import { capabilitiesAtom } from '../../src/core/capabilities';
import { type Clock, createClock } from '../../src/core/clock/createClock';
import { clockAtom } from '../../src/core/clock/state';
import { type Connection, createConnection } from '../../src/core/connection/createConnection';
import { connectionAtom } from '../../src/core/connection/state';
import type { Capability, PortalError, PortalEvent } from '../../src/core/contracts';
import type { Wire } from '../../src/core/format/wireValues';
import { createSession } from '../../src/core/session/createSession';
import type { PortalStorage, SignInInput } from '../../src/core/session/types';
import { createQueryClient, queryClientAtom } from '../../src/core/state/queryClient';
import {
  connectSession,
  hostAtom,
  notifyAtom,
  servicesAtom,
  storageAtom,
} from '../../src/core/state/services';
import { createNotices } from '../../src/ui/patterns/toast/notices';
import { type Answers, createTestApi, readsOf } from './orderApi';

export const HOST = 'https://api.example';
export const VENDOR = { token: 't1', vendorId: 'v1', restaurantId: 'r1', isKycCompleted: true };

/** The parts of the portal that a test can define. */
export interface Scenario {
  /** Changes to the signed-in vendor; `null` means signed out. */
  vendor?: Partial<SignInInput> | null;
  /** The orders of the backend. The test may change the array. */
  orders?: readonly Wire[];
  /** The answers of the backend; any other call succeeds without data. */
  answers?: Answers;
  capabilities?: readonly Capability[];
  storage?: PortalStorage;
  clock?: Clock;
  connection?: Connection;
}

/** Creates the services of a mounted portal. They render nothing; `wrapper` provides them to a component or a hook. */
export function createTestPortal({
  vendor = {},
  orders = [],
  answers = {},
  capabilities = [],
  storage = memoryStorage(),
  clock = createClock(),
  connection = createConnection(Date.now),
}: Scenario = {}) {
  const store = createStore();
  const answered = { ...readsOf(orders), ...answers };
  const market = createTestApi(answered);
  const session = createSession({ host: HOST, storage: memoryStorage() });
  if (vendor) session.signIn({ ...VENDOR, ...vendor });
  const cache = createQueryClient();
  const notices = createNotices(Date.now);
  const onEvent = vi.fn((_event: PortalEvent) => {});
  const onError = vi.fn((_error: PortalError) => {});
  store.set(hostAtom, HOST);
  store.set(storageAtom, storage);
  store.set(clockAtom, clock);
  store.set(connectionAtom, connection);
  store.set(capabilitiesAtom, capabilities);
  store.set(queryClientAtom, cache);
  store.set(notifyAtom, notices.notify);
  store.set(servicesAtom, {
    api: market.api,
    session,
    logger: () => {},
    callbacks: { onEvent, onError },
    language: () => '',
  });
  onTestFinished(connectSession(store, session));
  return {
    store,
    market,
    session,
    connection,
    cache,
    storage,
    /** Changes the answers of the backend from now on. */
    answer: (next: Answers) => void Object.assign(answered, next),
    /** The events that the host received. */
    events: () => onEvent.mock.calls.map(([event]) => event),
    /** The errors that the host received. */
    errors: () => onError.mock.calls.map(([error]) => error),
    /** The texts of the toasts, oldest first. */
    toasts: () =>
      notices
        .getLog()
        .map(({ text }) => text)
        .toReversed(),
    wrapper: ({ children }: PropsWithChildren) => (
      <MemoryRouter>
        <Provider store={store}>{children}</Provider>
      </MemoryRouter>
    ),
  };
}

/** Renders a component as a portal would in this scenario. */
export function renderInPortal(ui: ReactElement, scenario: Scenario = {}) {
  const portal = createTestPortal(scenario);
  return { ...portal, ...render(ui, { wrapper: portal.wrapper }) };
}
