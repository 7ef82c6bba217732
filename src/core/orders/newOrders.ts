import { atom } from 'jotai';

/** The number of new orders without an answer; 0 while it is unknown. */
export const newOrderCountAtom = atom(0);
