import { atom } from 'jotai';

/** Whether the screen fills the whole portal, in the dark scheme. */
export const isImmersiveAtom = atom(false);
