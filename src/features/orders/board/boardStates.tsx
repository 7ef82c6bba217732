import { type Atom, atom, useAtomValue } from 'jotai';
import { formatsAtom } from '../../../core/state/services';
import { BOARD_LIMIT } from '../../../core/orders/api';
import {
  allOrdersAtom,
  knownPackedAtom,
  knownPreparingAtom,
  knownReadyAtom,
  knownWaitingAtom,
  orderTotalAtom,
  packedOrdersAtom,
  preparingOrdersAtom,
  readyOrdersAtom,
  waitingOrdersAtom,
} from '../../../core/orders/live/queries';
import type { Order } from '../../../core/orders/types';

const totalAtom = atom((get) => {
  const total = get(orderTotalAtom);
  return typeof total === 'number' ? get(formatsAtom).number(total) : undefined;
});

/** The length of a list; with a "+" if the server may have more orders than the limit (b33). */
function lengthAtom(listAtom: Atom<readonly Order[] | undefined>) {
  return atom((get) => {
    const count = get(listAtom)?.length;
    if (count === undefined) return undefined;
    return `${get(formatsAtom).number(count)}${count >= BOARD_LIMIT ? '+' : ''}`;
  });
}

/** The tabs of the board, each with its list and its count. */
export const BOARD_STATES = [
  { id: 'all', label: 'tabAll', ordersAtom: allOrdersAtom, countAtom: totalAtom },
  {
    id: 'new',
    label: 'tabNew',
    ordersAtom: waitingOrdersAtom,
    countAtom: lengthAtom(knownWaitingAtom),
  },
  {
    id: 'preparing',
    label: 'tabPreparing',
    ordersAtom: preparingOrdersAtom,
    countAtom: lengthAtom(knownPreparingAtom),
  },
  {
    id: 'packed',
    label: 'tabPacked',
    ordersAtom: packedOrdersAtom,
    countAtom: lengthAtom(knownPackedAtom),
  },
  {
    id: 'ready',
    label: 'tabReady',
    ordersAtom: readyOrdersAtom,
    countAtom: lengthAtom(knownReadyAtom),
  },
] as const;

export type BoardState = (typeof BOARD_STATES)[number];

/** A component of its own, so that a new count re-renders nothing else. */
export function BoardCount({ state }: { state: BoardState }) {
  return useAtomValue<string | undefined>(state.countAtom);
}
