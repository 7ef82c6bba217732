import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { hasCapabilityAtom } from '../../../core/capabilities';
import type { Order } from '../../../core/orders/types';
import { useNow } from '../../../ui/patterns/useClock';
import { changeStrikesAtom, strikesAtom } from './state';
import { currentStrikes, orderKey, struckLines, withStrike } from './strikes';
import { useSendStrikes } from './useSendStrikes';

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
  const change = useSetAtom(changeStrikesAtom);
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
