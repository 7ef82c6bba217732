import { atom, useAtomValue } from 'jotai';
import { formatsAtom } from '../../../core/state/services';
import { BOARD_LIMIT } from '../constants';
import {
  knownPackedAtom,
  knownPreparingAtom,
  knownReadyAtom,
  knownWaitingAtom,
  orderTotalAtom,
} from '../queries';
import type { BoardState } from './boardStates';

const KNOWN = {
  new: knownWaitingAtom,
  preparing: knownPreparingAtom,
  packed: knownPackedAtom,
  ready: knownReadyAtom,
} as const;

/** How many orders a state has, in words; `undefined` before it is known (b33). */
function countAtom(id: BoardState['id']) {
  return atom((get) => {
    const count = id === 'all' ? get(orderTotalAtom) : get(KNOWN[id])?.length;
    if (count === undefined || count === null) return undefined;
    // A full list may not hold all there are.
    const isFull = id !== 'all' && count >= BOARD_LIMIT;
    return `${get(formatsAtom).number(count)}${isFull ? '+' : ''}`;
  });
}

const COUNTS = {
  all: countAtom('all'),
  new: countAtom('new'),
  preparing: countAtom('preparing'),
  packed: countAtom('packed'),
  ready: countAtom('ready'),
} as const satisfies Record<BoardState['id'], unknown>;

/** The number of orders in a state. It alone is drawn again when that changes. */
export function BoardCount({ id }: { id: BoardState['id'] }) {
  return useAtomValue(COUNTS[id]);
}
