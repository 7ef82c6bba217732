import { atom } from 'jotai';

/** Whether the push subscription of this device has ended while the portal was open. */
export const isPushEndedAtom = atom(false);
