import { useAtomValue } from 'jotai';
import {
  allOrdersAtom,
  packedOrdersAtom,
  preparingOrdersAtom,
  readyOrdersAtom,
  waitingOrdersAtom,
} from '../queries';

/** A tab of the board. */
export type BoardState = ReturnType<typeof useBoard>[number];

/** The five tabs of the board with their lists, which keep their counts true (b33). */
export function useBoard() {
  return [
    { id: 'all', label: 'tabAll', query: useAtomValue(allOrdersAtom) },
    { id: 'new', label: 'tabNew', query: useAtomValue(waitingOrdersAtom) },
    { id: 'preparing', label: 'tabPreparing', query: useAtomValue(preparingOrdersAtom) },
    { id: 'packed', label: 'tabPacked', query: useAtomValue(packedOrdersAtom) },
    { id: 'ready', label: 'tabReady', query: useAtomValue(readyOrdersAtom) },
  ] as const;
}
