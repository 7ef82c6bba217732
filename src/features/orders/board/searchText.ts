import { atom } from 'jotai';

/** The search text of the board; `null` while the field is closed. */
export const boardSearchAtom = atom<string | null>(null);

export const isSearchOpenAtom = atom((get) => get(boardSearchAtom) !== null);
