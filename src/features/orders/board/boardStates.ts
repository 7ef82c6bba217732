import {
  allOrdersAtom,
  packedOrdersAtom,
  preparingOrdersAtom,
  readyOrdersAtom,
  waitingOrdersAtom,
} from '../queries';

/** The tabs of the board, each with the list that it shows. */
export const BOARD_STATES = [
  { id: 'all', label: 'tabAll', ordersAtom: allOrdersAtom },
  { id: 'new', label: 'tabNew', ordersAtom: waitingOrdersAtom },
  { id: 'preparing', label: 'tabPreparing', ordersAtom: preparingOrdersAtom },
  { id: 'packed', label: 'tabPacked', ordersAtom: packedOrdersAtom },
  { id: 'ready', label: 'tabReady', ordersAtom: readyOrdersAtom },
] as const;

export type BoardState = (typeof BOARD_STATES)[number];
