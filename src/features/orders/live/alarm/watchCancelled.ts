import type { createStore } from 'jotai';
import { apiAtom } from '../../../../core/state/services';
import { fetchOrder } from '../../../../core/orders/api';
import { pendingChangesAtom } from '../../status/pendingChanges';
import { knownOrders } from '../../../../core/orders/live/queries';
import type { Order } from '../../../../core/orders/types';
import { isNew } from '../../../../core/orders/statuses';

type Store = ReturnType<typeof createStore>;

const LISTS = [knownOrders.waiting, knownOrders.cooking] as const;
const CANCELLED = /cancel/i;

/** Reads each order that leaves the lists without an action of this tab, and reports the cancelled ones. */
export function watchCancelled(store: Store, onCancelled: (order: Order) => void): () => void {
  const ended = new AbortController();
  const answered = new Set<string>();
  let known = new Map<string, Order>();

  function addAnswered(): void {
    for (const id of store.get(pendingChangesAtom).keys()) answered.add(id);
  }

  function compare(): void {
    const now = readLists(store);
    if (!now) return;
    addAnswered();
    // A listed order can still be cancelled later, so forget that it was answered.
    for (const id of now.keys()) if (!store.get(pendingChangesAtom).has(id)) answered.delete(id);
    const gone = [...known.values()].filter(({ id }) => !now.has(id) && !answered.has(id));
    known = now;
    for (const order of gone) void check(order);
  }

  async function check(order: Order): Promise<void> {
    const found = await fetchOrder(store.get(apiAtom), order, ended.signal).catch(() => null);
    if (found && !ended.signal.aborted && isCancelled(order, found)) onCancelled(found);
  }

  compare();
  const stops = [
    ...LISTS.map((list) => store.sub(list, compare)),
    store.sub(pendingChangesAtom, addAnswered),
  ];
  return () => {
    ended.abort();
    for (const stop of stops) stop();
  };
}

/** Orders by id; `null` until every list is loaded. */
function readLists(store: Store): Map<string, Order> | null {
  const lists = LISTS.map((list) => store.get(list));
  if (lists.some((orders) => orders === undefined)) return null;
  const packing = store.get(knownOrders.packing_processing) ?? [];
  return new Map(
    [...lists, packing].flatMap((orders = []) =>
      orders.flatMap((order): [string, Order][] => (order.id ? [[order.id, order]] : [])),
    ),
  );
}

/** A waiting order that is declined was rejected by a colleague, not cancelled. */
function isCancelled(before: Order, now: Order): boolean {
  if (CANCELLED.test(now.rawStatus)) return true;
  return now.status === 'declined' && !isNew(before);
}
