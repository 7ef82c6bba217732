import { hashKey } from '@tanstack/query-core';
import type { createStore } from 'jotai';
import { clockAtom } from '../../clock/state';
import { queryClientAtom } from '../../state/queryClient';
import { apiAtom, restaurantIdAtom } from '../../state/services';
import { fetchOrder } from '../api';
import { polledKey } from '../keys';
import { orderFeedAtom } from '../live/orderFeed';
import { knownOrders } from '../live/queries';
import { pendingChangesAtom } from '../statusChanges';
import type { Order } from '../types';
import {
  isCancelled,
  isInWork,
  leftOrdersAtom,
  toKnownOrder,
  withMark,
  withOrders,
  without,
  workAtom,
} from './inWork';
import { noteLeftHereAtom } from './leftHere';

type Store = ReturnType<typeof createStore>;

const PACKING = 'packing_processing';

/** The time between two attempts to read an order that has left, in ms. */
const RECHECK_MS = 30_000;

/**
 * Keeps the orders in work on the device (c51). Reads each order that leaves the lists without an action of this tab,
 * also while the page was closed, and reports the cancelled ones. `seen` has the lists before the call.
 */
export function watchWork(
  store: Store,
  seen: readonly (readonly Order[] | undefined)[],
  onCancelled: (order: Order) => void,
): () => void {
  const ended = new AbortController();
  /** The changes of this tab, with their new statuses. */
  const changes = new Map<string, string>();
  const checkedAt = new Map<string, number>();
  let previousOrders: ReadonlyMap<string, Order> = new Map(
    seen
      .flatMap((orders = []) => orders.filter(({ id }) => id !== ''))
      .map((order) => [order.id, order]),
  );
  let timer: ReturnType<typeof setTimeout> | undefined;

  function compare(): void {
    const [waiting, cooking] = [store.get(knownOrders.waiting), store.get(knownOrders.cooking)];
    const packing = packingOrders();
    if (!waiting || !cooking) return;
    const inWork = [...cooking, ...(packing ?? [])];
    const listed = [...waiting, ...inWork].filter(({ id }) => id !== '');
    const now = new Map(listed.map((order) => [order.id, order]));
    store.set(workAtom, (work) => withOrders(work, inWork, store.get(clockAtom).now()));
    const { checking } = store.get(leftOrdersAtom);
    for (const id of checking.keys()) if (now.has(id)) stopChecking(id);
    const stored = packing ? storedOrders((id) => !now.has(id)) : [];
    const before = [...previousOrders, ...checking, ...stored];
    const gone = new Map(before.toReversed().filter(([id]) => !now.has(id)));
    const pending = store.get(pendingChangesAtom);
    previousOrders = new Map([...[...gone].filter(([id]) => pending.has(id)), ...now]);
    for (const order of gone.values()) leave(order);
  }

  /** Only some screens read this list; an observer here would poll it on every screen. */
  function packingOrders(): readonly Order[] | undefined {
    const query = store
      .get(queryClientAtom)
      .getQueryCache()
      .find<readonly Order[]>({ queryKey: polledKey(store.get(restaurantIdAtom), PACKING) });
    return query && query.getObserversCount() > 0 ? query.state.data : undefined;
  }

  /** The orders that were in work when this device last showed them, and that `isWanted` names. */
  function storedOrders(isWanted: (id: string) => boolean): [string, Order][] {
    return [...store.get(workAtom).values()].flatMap((one): [string, Order][] =>
      one.cancelledAt === null && isWanted(one.id) ? [[one.id, toKnownOrder(one)]] : [],
    );
  }

  function leave(order: Order): void {
    const { id } = order;
    if (isInWork(order)) {
      store.set(leftOrdersAtom, ({ checking }) => ({ checking: new Map(checking).set(id, order) }));
    }
    if (store.get(pendingChangesAtom).has(id)) return;
    if (store.get(orderFeedAtom).isOutdated(order)) return settle(id, changes.get(id) ?? '');
    const { elapsed } = store.get(clockAtom);
    if (elapsed() - (checkedAt.get(id) ?? -Infinity) < RECHECK_MS) return checkLater();
    checkedAt.set(id, elapsed());
    void check(order);
  }

  function checkLater(): void {
    clearTimeout(timer);
    timer = setTimeout(compare, RECHECK_MS);
  }

  async function check(order: Order): Promise<void> {
    const current = await fetchOrder(store.get(apiAtom), order, ended.signal).catch(
      () => undefined,
    );
    if (ended.signal.aborted) return;
    // The list that has it may not be read here.
    if (current && isInWork(current) && !packingOrders()) return stopChecking(order.id);
    // A list can lack an order for one read.
    if (current === undefined || (current && isInWork(current))) return checkLater();
    if (current && isCancelled(order, current)) cancel(order, current);
    else settle(order.id, current?.rawStatus ?? '');
  }

  function cancel(order: Order, current: Order): void {
    const { id } = order;
    const cancelledAt = store.get(clockAtom).now();
    store.set(leftOrdersAtom, ({ cancelled }) => ({
      cancelled: new Map(cancelled).set(id, order),
    }));
    // In another tab, a person may have seen it already.
    store.set(workAtom, (work) => (work.has(id) ? withMark(work, order, { cancelledAt }) : work));
    note(id, current.rawStatus);
    onCancelled(current);
  }

  /** The order has left the kitchen as it should. */
  function settle(id: string, rawStatus: string): void {
    store.set(workAtom, (work) => without(work, id));
    note(id, rawStatus);
  }

  function note(id: string, rawStatus: string): void {
    if (changes.get(id) === rawStatus) store.set(noteLeftHereAtom, id, store.get(clockAtom).now());
    store.set(leftOrdersAtom, ({ statuses }) => ({
      statuses: new Map(statuses).set(id, rawStatus),
    }));
    stopChecking(id);
  }

  function stopChecking(id: string): void {
    store.set(leftOrdersAtom, ({ checking }) => ({
      checking: new Map([...checking].filter(([other]) => other !== id)),
    }));
  }

  function onPending(): void {
    for (const [id, { to }] of store.get(pendingChangesAtom)) changes.set(id, to);
    compare();
  }

  onPending();
  const cache = store.get(queryClientAtom).getQueryCache();
  const stops = [
    store.sub(knownOrders.waiting, compare),
    store.sub(knownOrders.cooking, compare),
    cache.subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      const key = polledKey(store.get(restaurantIdAtom), PACKING);
      if (event.query.queryHash === hashKey(key)) compare();
    }),
    store.sub(pendingChangesAtom, onPending),
  ];
  return () => {
    ended.abort();
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
