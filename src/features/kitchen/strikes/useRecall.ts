import { atom, useAtom, useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { clockAtom } from '../../../core/clock/state';
import type { Order } from '../../../core/orders/types';
import { RECALL_MS } from '../../../core/orders/work/leftHere';
import { generationAtom, restaurantIdAtom } from '../../../core/state/services';

/** An order that has left the screen. */
export interface LeftOrder {
  order: Order;
  /** The keys of its lines that were crossed off. */
  struck: ReadonlySet<string>;
  /** When it left, in epoch ms. */
  at: number;
}

interface Recall {
  /** The orders that left while this page was open, newest first. */
  left: readonly LeftOrder[];
  /** The orders that a cook has brought back, in the order in which they were. */
  recalled: readonly Order[];
}

/** In memory only, and empty for the next session (c29). */
const recallAtom = atom((get) => {
  get(generationAtom);
  get(restaurantIdAtom);
  return atom<Recall>({ left: [], recalled: [] });
});

/** Remembers the orders that leave the screen; an order that comes back is removed. */
export function useRecall(
  orders: readonly Order[],
  areLoaded: boolean,
  struckOf: (order: Order) => ReadonlySet<string>,
) {
  const [{ left, recalled }, setRecall] = useAtom(useAtomValue(recallAtom));
  const { now } = useAtomValue(clockAtom);
  const before = useRef<readonly Omit<LeftOrder, 'at'>[]>([]);
  useEffect(() => {
    if (!areLoaded) return;
    const ids = new Set(orders.map(({ id }) => id));
    const isHere = ({ order }: Pick<LeftOrder, 'order'>) => ids.has(order.id);
    const gone = before.current.filter((one) => one.order.id && !isHere(one));
    before.current = before.current.filter(isHere);
    const added = gone.map((one) => ({ ...one, at: now() })).toReversed();
    setRecall((previous) => {
      const isSame =
        added.length === 0 &&
        !previous.left.some(isHere) &&
        !previous.recalled.some(({ id }) => ids.has(id));
      if (isSame) return previous;
      const recent = previous.left.filter((one) => !isHere(one) && now() - one.at < RECALL_MS);
      return {
        left: [...added, ...recent],
        recalled: previous.recalled.filter(({ id }) => !ids.has(id)),
      };
    });
  }, [orders, areLoaded, now, setRecall]);
  useEffect(() => {
    if (areLoaded) before.current = orders.map((order) => ({ order, struck: struckOf(order) }));
  });
  const change = (id: string, added: readonly Order[]) =>
    setRecall((previous) => ({
      ...previous,
      recalled: [...previous.recalled.filter((one) => one.id !== id), ...added],
    }));
  return {
    left,
    recalled,
    /** Shows an order on this screen again. Its status does not change. */
    bringBack: (order: Order) => change(order.id, [order]),
    putAway: ({ id }: Order) => change(id, []),
  };
}
