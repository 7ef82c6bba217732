import { atom } from 'jotai';

/** Number of unanswered new orders; 0 while unknown. */
export const newOrderCountAtom = atom(0);
