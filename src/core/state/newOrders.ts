import { atom } from 'jotai';

/** How many new orders wait for an answer; 0 while that is not known. @internal */
export const newOrderCountAtom = atom(0);
