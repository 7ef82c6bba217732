import { atom } from 'jotai';

/** Whether the session has push alerts, so that the code of their card is loaded. */
export const hasAlertsAtom = atom(false);
