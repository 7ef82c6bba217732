import { atom } from 'jotai';

/** Whether the screen takes the whole box of the portal, in the dark scheme. */
export const isImmersiveAtom = atom(false);
