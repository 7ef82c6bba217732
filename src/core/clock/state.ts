import { atomWithLazy } from 'jotai/utils';
import { createClock } from './createClock';

/** One per portal. */
export const clockAtom = atomWithLazy(() => createClock());
