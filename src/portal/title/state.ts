import { atom } from 'jotai';

/** The title of the screen that is shown; `''` before the first. */
export const screenTitleAtom = atom('');
