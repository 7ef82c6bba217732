import { atom } from 'jotai';
import type { Alerts } from './createAlerts';

/** The alerts of the running session; `null` without push. */
export const alertsAtom = atom<Alerts | null>(null);
