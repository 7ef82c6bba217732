import { atom } from 'jotai';

export interface AlertsState {
  /** Whether the browser can still ask for permission and the card was not dismissed. */
  isOffered: boolean;
  isAsking: boolean;
  /** Whether messages of this device have ended, although nobody signed out. */
  isEnded: boolean;
  /** The last test message that has arrived while the page was open, and the time of the device then. */
  test: { id: string; at: number } | null;
}

/** The push alerts of one session. */
export interface Alerts {
  /** Whether messages arrive only while a page of the portal is open. */
  isOpenOnly: boolean;
  getState(): AlertsState;
  subscribe(onChange: () => void): () => void;
  /** Call this in a click handler, because the permission prompt requires a click. */
  turnOn(): void;
  dismiss(): void;
  /** On unmount: stops, but leaves the device registered. */
  stop(): void;
  /** On sign-out: stops and unregisters the device, without waiting for the result. */
  signOut(): void;
}

/** The push alerts of the session; `null` while signed out or without a push adapter. */
export const alertsAtom = atom<Alerts | null>(null);

/** Whether push messages no longer reach this device, although nobody signed out (c46). */
export const pushEndedAtom = atom(false);
