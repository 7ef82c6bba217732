import type { createStore } from 'jotai';
import { aborted } from '../../../core/async/aborted';
import { withWebLock } from '../../../core/async/withWebLock';
import { shortHash } from '../../../core/session/shortHash';
import { restaurantIdAtom } from '../../../core/state/services';
import { knownPreparingAtom, type Order, printsHereAtom } from '../../orders/public';
import { findJobAtom, jobsAtom, KINDS, type PrintTicket, setJobAtom } from '../device/jobs';
import { seenAtom, updateSeen } from '../device/seen';
import { isAutomaticAtom, settingsAtom } from '../device/settings';

interface AutomaticOptions {
  store: ReturnType<typeof createStore>;
  /** Never rejects. The order is unknown for a ticket that an earlier tab has taken. */
  print(ticket: PrintTicket, order?: Order): Promise<void>;
}

/**
 * Prints each order that begins to be prepared, in one tab per restaurant. Orders that are prepared
 * already when it is turned on are not printed; those accepted while no tab was open are.
 */
export function startAutomaticPrinting({ store, print }: AutomaticOptions): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const restaurantId = store.get(restaurantIdAtom);
  let queue = Promise.resolve();

  function add(ticket: PrintTicket, order?: Order): void {
    queue = queue.then(async () => {
      // What stays waiting is printed by the next tab, or listed.
      if (signal.aborted || !store.get(isAutomaticAtom)) return;
      const job = store.set(findJobAtom, ticket);
      if (!job || job.state === 'waiting') await print(ticket, order);
    });
  }

  function check(): void {
    const orders = store.get(knownPreparingAtom)?.filter(({ id }) => id !== '');
    for (const order of orders ? takeNew(store, orders) : []) {
      for (const ticket of ticketsOf(store, order)) add(ticket, order);
    }
  }

  withWebLock(`vendor-portal:printing:${restaurantId}`, { signal }, async () => {
    // Their subscriptions read what another tab has written.
    const stops = [seenAtom, jobsAtom].map((stored) => store.sub(stored, () => {}));
    stops.push(store.sub(knownPreparingAtom, check));
    store.set(printsHereAtom, true);
    for (const job of store.get(jobsAtom)) if (job.state === 'waiting') add(job);
    check();
    try {
      return await aborted(signal);
    } finally {
      for (const stop of stops) stop();
      store.set(printsHereAtom, false);
      await queue;
    }
  }).catch(() => {});
  return () => ended.abort();
}

function ticketsOf(store: AutomaticOptions['store'], { id, number }: Order): PrintTicket[] {
  const { kinds, copies } = store.get(settingsAtom);
  return KINDS.filter((kind) => kinds === kind || kinds === 'both').map((kind) => ({
    id,
    number,
    kind,
    copies,
  }));
}

/** Stores the jobs of new orders before it records the orders, so that a crash loses none; returns them. */
function takeNew(store: AutomaticOptions['store'], orders: readonly Order[]): readonly Order[] {
  const hashOf = ({ id }: Order) => shortHash(id);
  const seen = store.get(seenAtom);
  const { next, added } = updateSeen(seen, orders.map(hashOf));
  const taken = orders.filter((order) => added.includes(hashOf(order)));
  for (const ticket of taken.flatMap((order) => ticketsOf(store, order))) {
    store.set(setJobAtom, ticket, { state: 'waiting' });
  }
  if (next !== seen) store.set(seenAtom, next);
  return taken;
}
