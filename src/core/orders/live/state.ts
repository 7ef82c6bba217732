import { atom } from 'jotai';
import { accessAtom, RIGHTS } from '../../permissions/access';
import type { Lead } from '../../tabs/createLeader';
import { HIDDEN_QUIET_MS, HIDDEN_RINGING_MS } from './poll/createPoller';
import type { Polling } from './startPolling';

/** Polling interval of accepted orders on a hidden page, in the tab that prints them (c19). */
const HIDDEN_PRINTING_MS = 15_000;

/** The polling of the orders; `null` while signed out. */
export const pollingAtom = atom<Polling | null>(null);

/** Whether this tab rings for all tabs. */
export const ringsHereAtom = atom(false);

export const hiddenWaitAtom = atom((get) => {
  if (!get(accessAtom)(RIGHTS.answerOrders)) return Infinity;
  return get(ringsHereAtom) ? HIDDEN_RINGING_MS : HIDDEN_QUIET_MS;
});

/** Which tab prints each accepted order. */
export const printLeadAtom = atom<Lead>('elsewhere');

/** The tickets of this device that are not printed and need attention. */
export const unprintedTicketsAtom = atom(0);

export const hiddenPreparingAtom = atom((get) =>
  get(printLeadAtom) === 'here' ? HIDDEN_PRINTING_MS : Infinity,
);
