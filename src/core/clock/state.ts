import { atomWithLazy } from 'jotai/utils';
import { createClock } from './createClock';

/** Each portal has its own clock. */
export const clockAtom = atomWithLazy(() => createClock());
