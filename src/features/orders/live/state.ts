import { atom } from 'jotai';
import { accessAtom, RIGHTS } from '../../../core/permissions/access';
import { HIDDEN_QUIET_MS, HIDDEN_RINGING_MS } from '../constants';
import type { Polling } from './startPolling';

/** The polling of the running session; `null` while no screen shows orders. */
export const pollingAtom = atom<Polling | null>(null);

/** Whether this tab holds the lock of the alarm and can be heard. */
export const ringsHereAtom = atom(false);

/** Time between two requests of the waiting list while the page is hidden, in ms (c19). */
export const hiddenWaitAtom = atom((get) => {
  if (!get(accessAtom)(RIGHTS.answerOrders)) return Infinity;
  return get(ringsHereAtom) ? HIDDEN_RINGING_MS : HIDDEN_QUIET_MS;
});
