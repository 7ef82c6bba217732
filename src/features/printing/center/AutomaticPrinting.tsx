import { type createStore, useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { delay } from '../../../core/async/delay';
import { within } from '../../../core/async/within';
import { clockAtom } from '../../../core/clock/state';
import type { Translate } from '../../../core/messages/messages';
import { useText } from '../../../core/messages/useText';
import { fetchOrder } from '../../../core/orders/api';
import { knownOrders } from '../../../core/orders/live/queries';
import { printLeadAtom } from '../../../core/orders/live/state';
import type { Order } from '../../../core/orders/types';
import { shortHash } from '../../../core/session/shortHash';
import { apiAtom, notifyAtom, restaurantIdAtom, servicesAtom } from '../../../core/state/services';
import { createLeader } from '../../../core/tabs/createLeader';
import { useLatest } from '../../../ui/useLatest';
import {
  findJobAtom,
  jobsAtom,
  KINDS,
  type PrintTicket,
  STORED_MS,
  setJobAtom,
} from '../device/jobs';
import { recordPrintedAtom, seenAtom, updateSeen } from '../device/printed';
import { canReachPrinter, targetsAtom, ticketsFor } from '../device/printers';
import { isAutomaticAtom, SILENT_MS, settingsAtom } from '../device/settings';
import messages from '../messages.en.json';
import { bareOrder } from '../ticket/ticketOf';
import { ACCEPTED, type AcceptedList, ordersOf } from './acceptedOrders';
import { partOfAtom } from './partOf';
import { startSlips } from './startSlips';
import type { PrintJobRunner } from './usePrintJob';

/** Prints accepted orders while it is mounted. */
export function AutomaticPrinting({ printJob }: { printJob: PrintJobRunner }) {
  const store = useStore();
  const restaurantId = useAtomValue(restaurantIdAtom);
  const text = useText(messages);
  const print = useLatest(createAutomaticPrint({ store, text, printJob }));
  useEffect(() => {
    if (!restaurantId) return;
    return startAutomaticPrinting({
      store,
      print: (ticket, order) => print.current(ticket, order),
    });
  }, [store, restaurantId, print]);
  return null;
}

/** Timeout for the details of an order, in ms. */
const DETAILS_MS = 5_000;

interface PrintOptions {
  store: ReturnType<typeof createStore>;
  text: Translate<keyof typeof messages>;
  printJob: PrintJobRunner;
}

/** Creates the function that prints a ticket of automatic printing, or lists it as not printed. */
export function createAutomaticPrint({ store, text, printJob }: PrintOptions) {
  const { session } = store.get(servicesAtom);

  /** Reads the preparation time, which is unknown if another tab has accepted the order. */
  async function complete(ticket: PrintTicket, order?: Order): Promise<Order | null> {
    if (order && (order.cookingTime || ticket.slip)) return order;
    const read = within(session.signal(), DETAILS_MS, (limited) =>
      fetchOrder(store.get(apiAtom), ticket, limited),
    );
    return (await read.catch(() => null)) ?? order ?? (ticket.slip ? bareOrder(ticket) : null);
  }

  return async (ticket: PrintTicket, loaded?: Order): Promise<void> => {
    const signal = session.signal();
    const order = await complete(ticket, loaded);
    // After the session, nothing on the device says that the ticket was printed: the next one prints it.
    if (signal.aborted) return;
    const job = store.set(findJobAtom, ticket);
    // The ticket may have been printed by hand in the meantime.
    if (job && job.state !== 'waiting') return;
    const list = (reason: 'orderGone' | 'packedElsewhere' | 'tooLate') =>
      store.set(setJobAtom, ticket, { state: 'failed', reason: text(reason) });
    if (!order) return list('orderGone');
    const printed = await store.set(partOfAtom, ticket, order);
    if (signal.aborted) return;
    if (!printed) {
      store.set(recordPrintedAtom, ticket, { part: null, isWhole: false });
      return store.set(setJobAtom, ticket, { state: 'elsewhere' });
    }
    const { status } = loaded ?? order;
    if (!ticket.slip && status !== 'cooking') return list(loaded ? 'packedElsewhere' : 'tooLate');
    try {
      const { tookMs } = await printJob(ticket, printed, {
        isFirst: true,
        isPart: printed !== order,
      });
      if (tookMs < SILENT_MS) return;
      const settings = store.get(settingsAtom);
      store.set(settingsAtom, { ...settings, isAutomatic: false, isSilent: false });
      store.get(notifyAtom).error(text('automaticOff'));
    } catch {
      // The job stores the reason.
    }
  };
}

type Store = ReturnType<typeof createStore>;

interface AutomaticOptions {
  store: Store;
  /** Never rejects. There is no `order` for a ticket that an earlier tab has taken. */
  print(ticket: PrintTicket, order?: Order): Promise<void>;
}

/**
 * Prints each order when its preparation begins, in one tab per restaurant. Orders that are already being prepared when
 * automatic printing is turned on are not printed. Orders that were accepted while no tab was open are printed. An
 * order whose first known status is packed was accepted and packed between two reads; `print` lists it as not printed.
 * Orders that were printed are followed: what happens to them is printed on slips.
 */
export function startAutomaticPrinting({ store, print }: AutomaticOptions): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const restaurantId = store.get(restaurantIdAtom);
  let queue = Promise.resolve();

  function add(ticket: PrintTicket, order?: Order): void {
    queue = queue.then(async () => {
      // The next tab prints or lists the tickets that are still waiting.
      if (signal.aborted || !leader.isLeading() || !store.get(isAutomaticAtom)) return;
      const job = store.set(findJobAtom, ticket);
      if (!job || job.state === 'waiting') await print(ticket, order);
    });
  }

  /** Lists that have not been read since automatic printing was turned on. */
  let unread = new Set<AcceptedList>();

  function check(): void {
    if (!store.get(knownOrders.cooking) || !leader.isLeading()) return;
    const first = ordersOf(
      store,
      ACCEPTED.filter((list) => store.get(list) && unread.delete(list)),
    );
    for (const order of takeNew(store, ordersOf(store), first)) {
      for (const ticket of ticketsOf(store, order)) add(ticket, order);
    }
  }

  let stops: (() => void)[] = [];
  const leave = () => {
    for (const stop of stops) stop();
    stops = [];
  };

  function lead(): void {
    if (signal.aborted || !leader.isLeading()) return;
    leave();
    // Subscribe, so that these atoms read the changes of other tabs.
    stops = [seenAtom, jobsAtom].map((stored) => store.sub(stored, () => {}));
    unread = new Set(store.get(seenAtom) ? [] : ACCEPTED);
    for (const list of ACCEPTED) stops.push(store.sub(list, check));
    for (const job of store.get(jobsAtom)) if (job.state === 'waiting') add(job);
    check();
    stops.push(startSlips({ store, isLeading: () => !signal.aborted && leader.isLeading(), add }));
  }

  const leader = createLeader({
    name: `vendor-portal:printing:${restaurantId}`,
    elapsed: store.get(clockAtom).elapsed,
    canTakeOver: () => canReachPrinter(store.get(targetsAtom)),
    onChange(next, isTakeover) {
      store.set(printLeadAtom, next);
      if (next !== 'here') leave();
      // The last leader may have just stored a ticket.
      else if (isTakeover) delay(STORED_MS, signal).then(lead, () => {});
      else lead();
    },
  });
  leader.start();
  return () => {
    ended.abort();
    leave();
    store.set(printLeadAtom, 'elsewhere');
    // The next tab leads when this one has stored the state of its last ticket.
    void queue.then(leader.stop);
  };
}

/** Stores the jobs of new orders before it records the orders, so that a crash loses no job; returns the new orders. */
function takeNew(store: Store, orders: readonly Order[], first: readonly Order[]) {
  const hashOf = ({ id }: Order) => shortHash(id);
  const seen = store.get(seenAtom);
  const { next, added } = updateSeen(seen, orders.map(hashOf), first.map(hashOf));
  const taken = orders.filter((order) => added.includes(hashOf(order)));
  for (const ticket of taken.flatMap((order) => ticketsOf(store, order))) {
    store.set(setJobAtom, ticket, { state: 'waiting' });
  }
  if (next !== seen) store.set(seenAtom, next);
  return taken;
}

function ticketsOf(store: Store, { id, number }: Order): PrintTicket[] {
  const { kinds, copies } = store.get(settingsAtom);
  const targets = store.get(targetsAtom);
  return KINDS.filter((kind) => kinds === kind || kinds === 'both').flatMap((kind) =>
    ticketsFor(targets, { id, number, kind, copies, isPart: true }),
  );
}
