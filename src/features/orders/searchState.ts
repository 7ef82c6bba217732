import { atom } from 'jotai';

/** Whether the search of the board is open. Its text is only in the dialog, because it can be a pickup code. */
export const isSearchOpenAtom = atom(false);
