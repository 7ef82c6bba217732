import { atom } from 'jotai';

/** The pictures that the dialog opens with; `null` while it is closed. */
export const addedPicturesAtom = atom<readonly File[] | null>(null);
