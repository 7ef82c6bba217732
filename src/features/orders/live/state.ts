import { atom } from 'jotai';
import { waitingOrdersAtom } from '../queries';
import type { Polling } from './startPolling';

/** The polling of the running session; `null` while no screen shows orders. */
export const pollingAtom = atom<Polling | null>(null);

/** When the new orders were last told, 0 before; no screen is drawn again by their other changes. */
export const updatedAtAtom = atom((get) => get(waitingOrdersAtom).dataUpdatedAt);

/** How many new orders wait; `undefined` until the marketplace has told. */
export const waitingCountAtom = atom((get) => get(waitingOrdersAtom).data?.length);
