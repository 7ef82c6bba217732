import { atom, useAtom, useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { clockAtom } from '../../../core/clock/state';
import type { Order } from '../../../core/orders/types';
import { generationAtom, restaurantIdAtom } from '../../../core/state/services';

const MOST = 10;

/** An order that has left the screen. */
export interface LeftOrder {
  order: Order;
  /** The keys of its lines that were crossed off. */
  struck: ReadonlySet<string>;
  /** When it left, in epoch ms. */
  at: number;
}

/** The last orders that left, newest first. In memory only, and empty for the next session (c29). */
const leftOrdersAtom = atom((get) => {
  get(generationAtom);
  get(restaurantIdAtom);
  return atom<readonly LeftOrder[]>([]);
});

/** Remembers the orders that leave the screen; an order that comes back is removed. */
export function useRecall(
  orders: readonly Order[],
  areLoaded: boolean,
  struckOf: (order: Order) => ReadonlySet<string>,
): readonly LeftOrder[] {
  const [left, setLeft] = useAtom(useAtomValue(leftOrdersAtom));
  const { now } = useAtomValue(clockAtom);
  const before = useRef<readonly Omit<LeftOrder, 'at'>[]>([]);
  useEffect(() => {
    if (!areLoaded) return;
    const ids = new Set(orders.map(({ id }) => id));
    const isHere = ({ order }: Pick<LeftOrder, 'order'>) => ids.has(order.id);
    const gone = before.current.filter((one) => one.order.id && !isHere(one));
    before.current = before.current.filter(isHere);
    const added = gone.map((one) => ({ ...one, at: now() })).toReversed();
    setLeft((previous) => {
      if (added.length === 0 && !previous.some(isHere)) return previous;
      return [...added, ...previous.filter((one) => !isHere(one))].slice(0, MOST);
    });
  }, [orders, areLoaded, now, setLeft]);
  useEffect(() => {
    if (areLoaded) before.current = orders.map((order) => ({ order, struck: struckOf(order) }));
  });
  return left;
}
