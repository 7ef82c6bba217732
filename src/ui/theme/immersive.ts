import { atom } from 'jotai';

/** Whether the screen fills the whole portal and uses the dark scheme. */
export const isImmersiveAtom = atom(false);
