import { atom } from 'jotai';
import { accessAtom, RIGHTS } from '../../../core/permissions/access';
import type { Polling } from './startPolling';

/** Intervals of the waiting list on a hidden page, in the tab that rings and in others (c19). */
const HIDDEN_RINGING_MS = 15_000;
const HIDDEN_QUIET_MS = 60_000;

/** `null` while signed out. */
export const pollingAtom = atom<Polling | null>(null);

/** Whether this tab holds the alarm's lock. */
export const ringsHereAtom = atom(false);

export const hiddenWaitAtom = atom((get) => {
  if (!get(accessAtom)(RIGHTS.answerOrders)) return Infinity;
  return get(ringsHereAtom) ? HIDDEN_RINGING_MS : HIDDEN_QUIET_MS;
});
