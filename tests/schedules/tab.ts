import { createStore } from 'jotai';
import { memoryStorage } from '../../src/adapters/storage/openStorage.ts';
import { createApiClient } from '../../src/core/api/client.ts';
import { parseHost } from '../../src/core/api/host/host.ts';
import { createHostRequest } from '../../src/core/api/host/hostRequest.ts';
import { loadUpload } from '../../src/core/api/upload/loadUpload.ts';
import { capabilitiesAtom } from '../../src/core/capabilities.ts';
import { createClock } from '../../src/core/clock/createClock.ts';
import { clockAtom } from '../../src/core/clock/state.ts';
import { createConnection } from '../../src/core/connection/createConnection.ts';
import type { Capability } from '../../src/core/contracts/index.ts';
import type { OpenStream } from '../../src/core/push/serverPush.ts';
import { createSession } from '../../src/core/session/createSession.ts';
// Load this module before the clock is replaced.
import '../../src/core/api/stream/keepStream.ts';
import { orderFeedAtom } from '../../src/core/orders/live/orderFeed.ts';
import { shownOrders, updatedAtAtom } from '../../src/core/orders/live/queries.ts';
import { startPolling } from '../../src/core/orders/live/startPolling.ts';
import { pollingAtom } from '../../src/core/orders/live/state.ts';
import type { StatusChange } from '../../src/core/orders/statusChanges';
import { pendingChangesAtom, unconfirmedChangesAtom } from '../../src/core/orders/statusChanges.ts';
import { ORDER_STATUSES, STATUSES } from '../../src/core/orders/statuses.ts';
import type { Order } from '../../src/core/orders/types.ts';
import { createQueryClient, queryClientAtom } from '../../src/core/state/queryClient.ts';
import { connectSession, servicesAtom } from '../../src/core/state/services.ts';
import {
  createSteps,
  type DropReason,
  type Step,
} from '../../src/features/kitchen/steps/createSteps.ts';
import { dropChanged, dropOnLeave } from '../../src/features/kitchen/steps/drops.ts';
import {
  changeOrderStatusAtom,
  recheckOrderStatusAtom,
} from '../../src/features/orders/status/mutations.ts';
import type { Printer } from './printer.ts';

export const HOST = 'http://127.0.0.1:5099';

/** The lists of the board. */
const SHOWN = ORDER_STATUSES.flatMap((status) => {
  const { list, next } = STATUSES[status];
  return list ? { status, hasButtons: next !== null, listAtom: shownOrders[list] } : [];
});

/** One click and the outcome that the screen showed, which is `null` at first. */
export interface Click {
  orderId: string;
  to: string;
  said: string | null;
}

/** One tap on a kitchen ticket, and its outcomes. */
export interface Tap {
  orderId: string;
  to: string;
  /** The time of the tap, in epoch ms. */
  at: number;
  ends: { at: number; by: 'sent' | DropReason }[];
}

export interface Who {
  token: string;
  vendorId: string;
  restaurantId: string;
}

export type Tab = ReturnType<typeof openTab>;

/** The store of one tab without the screen: the real client, cache, session and connection. */
export function openStore(
  who: Who,
  capabilities: readonly Capability[] = [],
  clock = createClock(),
) {
  const store = createStore();
  const cache = createQueryClient();
  const session = createSession({ host: HOST, storage: memoryStorage() });
  session.signIn({ ...who, isKycCompleted: true });
  const logger = () => {};
  const connection = createConnection(clock.now);
  const api = createApiClient({
    host: parseHost(HOST, HOST),
    session,
    connection,
    clock,
    request: createHostRequest(),
    loadUpload,
    hasCapability: (name) => capabilities.includes(name),
  });
  const callbacks = { onEvent: () => {}, onError: () => {} };
  store.set(capabilitiesAtom, capabilities);
  store.set(queryClientAtom, cache);
  store.set(clockAtom, clock);
  store.set(servicesAtom, { api, session, logger, callbacks, language: () => '' });
  connectSession(store, session);
  return { store, cache, session, connection };
}

/** Opens the board of one tab without the screen: the real client, cache, polling and change state. */
export function openTab(
  who: Who,
  capabilities: readonly Capability[] = [],
  openStream?: OpenStream,
  clock = createClock(),
  printer?: Printer,
) {
  const { store, cache, session, connection } = openStore(who, capabilities, clock);
  const clicks: Click[] = [];
  const printing = printer?.connect(store);
  const feed = store.get(orderFeedAtom);
  const { restaurantId } = who;
  const stops = SHOWN.map(({ listAtom }) => store.sub(listAtom, () => {}));
  const hiddenWaitMs = () => Infinity;
  const polling = startPolling({
    cache,
    clock,
    feed,
    restaurantId,
    connection,
    hiddenWaitMs,
    ...(openStream ? { openStream } : {}),
  });
  store.set(pollingAtom, polling);
  stops.push(polling.stop, store.sub(updatedAtAtom, recheck));

  let checkedUpdatedAt = 0;
  function recheck(): void {
    const updatedAt = store.get(updatedAtAtom);
    if (updatedAt === checkedUpdatedAt) return;
    checkedUpdatedAt = updatedAt;
    for (const change of store.get(unconfirmedChangesAtom)) {
      const click = clicks.findLast(({ orderId }) => orderId === change.order.id);
      void settle(click, store.set(recheckOrderStatusAtom, change));
    }
  }

  async function settle(click: Click | undefined, done: Promise<{ result: string } | null>) {
    const outcome = await done;
    if (click && outcome) click.said = outcome.result;
  }

  const orders = ({ listAtom }: (typeof SHOWN)[number]): readonly Order[] =>
    store.get(listAtom).data ?? [];

  function click(change: StatusChange): void {
    const clicked = { orderId: change.order.id, to: change.to, said: null };
    clicks.push(clicked);
    void settle(clicked, store.set(changeOrderStatusAtom, change));
  }

  const taps: Tap[] = [];
  const end = ({ order }: Step, by: 'sent' | DropReason) =>
    taps.findLast(({ orderId }) => orderId === order.id)?.ends.push({ at: Date.now(), by });
  const steps = createSteps({
    clock,
    send(step) {
      end(step, 'sent');
      click(step);
    },
    onDrop: end,
  });
  const shownOrders = () => SHOWN.flatMap(orders);
  stops.push(
    dropOnLeave(steps, clock),
    connection.subscribe(() => void (connection.getState() !== 'good' && steps.drop('offline'))),
    ...SHOWN.map(({ listAtom }) => store.sub(listAtom, () => dropChanged(steps, shownOrders()))),
  );

  if (printing) stops.push(printing.stop);

  return {
    clicks,
    listed: () => printing?.listed() ?? [],
    retryPrinting: () => printing?.retry(shownOrders()),
    /** The orders that the tab shows with buttons. */
    open: () =>
      SHOWN.filter(({ hasButtons }) => hasButtons)
        .flatMap(orders)
        .filter(({ id }) => !store.get(pendingChangesAtom).has(id) && !steps.get().has(id)),
    click,
    taps,
    /** Taps a kitchen ticket. A second tap sends the step at once. */
    tap(order: Order, to: StatusChange['to']) {
      if (steps.get().has(order.id)) return steps.sendNow(order.id);
      taps.push({ orderId: order.id, to, at: Date.now(), ends: [] });
      steps.start(order, to);
    },
    /** The lists that the tab shows, to be judged at the end of a run. */
    shown: () =>
      SHOWN.flatMap((list) => orders(list).map(({ id }) => `${id} ${list.status}`)).toSorted(),
    isSettled: () => store.get(pendingChangesAtom).size === 0,
    close() {
      for (const stop of stops) stop();
      session.clear('user');
      cache.clear();
    },
  };
}
