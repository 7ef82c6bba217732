import type { createStore } from 'jotai';
import { aborted } from '../../../core/async/aborted';
import { withWebLock } from '../../../core/async/withWebLock';
import { shortHash } from '../../../core/session/shortHash';
import { restaurantIdAtom } from '../../../core/state/services';
import { knownPreparingAtom, type Order, printsHereAtom } from '../../orders/public';
import { seenAtom, updateSeen } from '../device/seen';

interface AutomaticOptions {
  store: ReturnType<typeof createStore>;
  /** Called when this tab begins to print. */
  onStart(): void;
  /** Called for all new orders at once, before the first is printed. */
  take(orders: readonly Order[]): void;
  /** Never rejects. */
  print(order: Order): Promise<void>;
}

/**
 * Prints each order that begins to be prepared, in one tab per restaurant. Orders that are prepared
 * already when it is turned on are not printed; those accepted while no tab was open are.
 */
export function startAutomaticPrinting(options: AutomaticOptions): () => void {
  const { store, take, print } = options;
  const ended = new AbortController();
  const { signal } = ended;
  const restaurantId = store.get(restaurantIdAtom);
  let queue = Promise.resolve();

  function check(): void {
    const orders = store.get(knownPreparingAtom)?.filter(({ id }) => id !== '');
    if (!orders) return;
    const added = addSeen(store, orders);
    if (added.length === 0) return;
    take(added);
    for (const order of added) {
      queue = queue.then(() => (signal.aborted ? undefined : print(order)));
    }
  }

  withWebLock(`vendor-portal:printing:${restaurantId}`, { signal }, async () => {
    // Its subscription reads what another tab has written.
    const stops = [store.sub(seenAtom, () => {}), store.sub(knownPreparingAtom, check)];
    store.set(printsHereAtom, true);
    options.onStart();
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

/** Records the orders before they are printed, so that a crash prints none twice; returns new ones. */
function addSeen(store: AutomaticOptions['store'], orders: readonly Order[]): readonly Order[] {
  const restaurant = shortHash(store.get(restaurantIdAtom));
  const hashOf = ({ id }: Order) => shortHash(id);
  const seen = store.get(seenAtom);
  const { next, added } = updateSeen(seen, restaurant, orders.map(hashOf));
  if (next !== seen) store.set(seenAtom, next);
  return orders.filter((order) => added.includes(hashOf(order)));
}
