import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { ApiRefusal, isOutcomeUnknown } from '../../../core/api/errors';
import { hasCapabilityAtom } from '../../../core/capabilities';
import { clockAtom } from '../../../core/clock/state';
import { useConnection } from '../../../core/connection/state';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { orderNameAtom } from '../../../core/orders/shortNumbers';
import { findStrikeAtom, strikesAtom } from '../../../core/orders/strikes/state';
import {
  currentStrikes,
  orderKey,
  type Strikes,
  struckLines,
  withStrike,
} from '../../../core/orders/strikes/strikes';
import type { Order } from '../../../core/orders/types';
import { withMark, workAtom } from '../../../core/orders/work/inWork';
import { lineKeys } from '../../../core/orders/work/lineKeys';
import { apiAtom, notifyAtom, restaurantIdAtom, servicesAtom } from '../../../core/state/services';
import { withLiveLock } from '../../../core/tabs/withLiveLock';
import { useNow } from '../../../ui/patterns/useClock';
import { useLatest } from '../../../ui/useLatest';
import { setLineState } from './data';
import messages from './messages.en.json';

/** How often strikes that were sent or whose orders have left are looked through, in ms. */
const SWEEP_MS = 10_000;

/** Strikes of an order that has left are kept for this long, because a list can lack an order for one read. */
const GONE_MS = 60_000;

interface StrikeState {
  /** The keys of the lines of an order that are crossed off. */
  struckOf(order: Order): ReadonlySet<string>;
  toggle(order: Order, key: string): void;
}

/** The dishes that are crossed off. They are stored on the device, and shared where the backend can (c40). */
export function useStrikes(orders: readonly Order[], areLoaded: boolean): StrikeState {
  const isShared = useAtomValue(hasCapabilityAtom)('orders.items');
  const strikes = useAtomValue(strikesAtom);
  const change = useSetAtom(strikesAtom);
  const now = useNow(SWEEP_MS);
  useSendStrikes(orders, isShared);
  const seen = useRef(new Map<string, { order: Order; at: number }>());
  useEffect(() => {
    if (!areLoaded) return;
    for (const order of orders) seen.current.set(order.id, { order, at: now });
    for (const [id, { at }] of seen.current) if (now - at > GONE_MS) seen.current.delete(id);
    const recent = [...seen.current.values()].map(({ order }) => order);
    change((stored) => currentStrikes(stored, recent, now));
  }, [orders, areLoaded, now, change]);
  const struckOf = (order: Order) => struckLines(order, { strikes, isShared, now });
  return {
    struckOf,
    toggle(order, key) {
      const isDone = !struckOf(order).has(key);
      change((stored) => withStrike(stored, orderKey(order), key, { isDone, sentAt: null }));
    },
  };
}

/** The time between two attempts to send a strike, in ms. */
const RETRY_MS = 10_000;

const TOO_MANY = 429;

interface Unsent {
  order: Order;
  key: string;
  lineId: string;
  name: string;
}

/** The strikes that the backend does not have yet. */
function unsentStrikes(strikes: Strikes, orders: readonly Order[]): Unsent[] {
  return orders.flatMap((order) => {
    const strikesOfOrder = strikes.get(orderKey(order));
    const keys = strikesOfOrder ? lineKeys(order.items) : [];
    return order.items.flatMap(({ lineId, name }, at) => {
      const key = keys[at] ?? '';
      const isUnsent =
        strikesOfOrder?.get(key)?.sentAt === null && order.id !== '' && lineId !== '';
      return isUnsent ? [{ order, key, lineId, name }] : [];
    });
  });
}

/** Sends each strike once. A strike that cannot be sent waits for the connection; one that is refused is taken back. */
function useSendStrikes(orders: readonly Order[], isShared: boolean): void {
  const strikes = useAtomValue(strikesAtom);
  const isReached = useConnection() === 'good';
  const attempt = useNow(RETRY_MS, 'elapsed');
  const send = useLatest(useSendStrike());
  useEffect(() => {
    if (!isShared || !isReached) return;
    for (const unsent of unsentStrikes(strikes, orders)) void send.current?.(unsent);
  }, [strikes, orders, isShared, isReached, attempt, send]);
}

function useSendStrike() {
  const store = useStore();
  const text = useText(messages);
  const running = useRef(new Set<string>());

  /** Tabs send one after the other, so that an older state never arrives last. */
  async function sendCurrent({ order, key, lineId }: Unsent): Promise<boolean> {
    const { session } = store.get(servicesAtom);
    const lock = `vendor-portal:strikes:${store.get(restaurantIdAtom)}`;
    const isSettled = await withLiveLock(lock, { signal: session.signal() }, async () => {
      const strike = store.set(findStrikeAtom, orderKey(order), key);
      if (strike?.sentAt !== null) return true;
      const { isDone } = strike;
      await setLineState(store.get(apiAtom), { id: order.id, lineId, isDone });
      const sentAt = store.get(clockAtom).now();
      let isCurrent = true;
      store.set(strikesAtom, (stored) => {
        isCurrent = stored.get(orderKey(order))?.get(key)?.isDone === isDone;
        return isCurrent ? withStrike(stored, orderKey(order), key, { isDone, sentAt }) : stored;
      });
      return isCurrent;
    });
    return isSettled !== false;
  }

  return async (unsent: Unsent): Promise<void> => {
    const { order, key, name } = unsent;
    const id = `${order.id} ${key}`;
    if (running.current.has(id)) return;
    running.current.add(id);
    try {
      // The line may be tapped again while its state is sent.
      while (!(await sendCurrent(unsent)));
    } catch (failure) {
      if (!isRefused(failure)) return;
      store.set(strikesAtom, (stored) => withStrike(stored, orderKey(order), key, null));
      store.set(workAtom, (work) => {
        const { refused = [] } = work.get(order.id) ?? {};
        return withMark(work, order, { refused: [...new Set([...refused, key])] });
      });
      const words = { name: clip(name), number: store.get(orderNameAtom)(order) };
      store.get(notifyAtom).error(text('notSaved', words));
    } finally {
      running.current.delete(id);
    }
  };
}

function isRefused(failure: unknown): boolean {
  return failure instanceof ApiRefusal && !isOutcomeUnknown(failure) && failure.status !== TOO_MANY;
}
