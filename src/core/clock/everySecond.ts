import { atom } from 'jotai';
import { shareSubscription } from '../shareSubscription';
import { onTick } from './onTick';

const SECOND_MS = 1_000;

/** Calls a listener every second. All countdowns of a portal share its timer. */
export const everySecondAtom = atom(() => shareSubscription((tick) => onTick(tick, SECOND_MS)));
