import type { createStore } from 'jotai';
import { delay } from '../../../core/async/delay';
import { clockAtom } from '../../../core/clock/state';
import { knownOrders } from '../../../core/orders/live/queries';
import { printLeadAtom } from '../../../core/orders/live/state';
import type { Order } from '../../../core/orders/types';
import { shortHash } from '../../../core/session/shortHash';
import { restaurantIdAtom } from '../../../core/state/services';
import { createLeader } from '../../../core/tabs/createLeader';
import {
  findJobAtom,
  jobsAtom,
  KINDS,
  type PrintTicket,
  STORED_MS,
  setJobAtom,
} from '../device/jobs';
import { canReachPrinter, targetsAtom, ticketsFor } from '../device/printers';
import { seenAtom, updateSeen } from '../device/seen';
import { isAutomaticAtom, settingsAtom } from '../device/settings';
import { ACCEPTED, type AcceptedList, ordersOf } from './acceptedOrders';
import { startSlips } from './startSlips';

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

function ticketsOf(store: Store, { id, number }: Order): PrintTicket[] {
  const { kinds, copies } = store.get(settingsAtom);
  const targets = store.get(targetsAtom);
  return KINDS.filter((kind) => kinds === kind || kinds === 'both').flatMap((kind) =>
    ticketsFor(targets, { id, number, kind, copies, isPart: true }),
  );
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
