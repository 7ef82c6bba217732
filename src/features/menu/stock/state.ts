import { atom } from 'jotai';
import { storedAtom } from '../../../core/state/storedAtom';
import type { MenuItem } from '../types';

/** An item as an order names it. */
export interface SoldOutLine {
  /** `''` if the server sends none. */
  itemId: string;
  name: string;
  variant: string;
}

/** One line that is sold out, or several of which the vendor picks one. */
export interface SoldOutRequest {
  key: string;
  lines: readonly SoldOutLine[];
}

export const soldOutRequestsAtom = atom<readonly SoldOutRequest[]>([]);

/** The item that is out of stock until a time to be chosen. */
export const outUntilItemAtom = atom<MenuItem | null>(null);

/** Closes every question, when the vendor signs out. */
export const clearStockAtom = atom(null, (_get, set) => {
  set(soldOutRequestsAtom, []);
  set(outUntilItemAtom, null);
});

/** What `remindersAtom` reads, so that a screen without reminders need not load it. */
export const storedRemindersAtom = storedAtom<string | null>(
  'menu_out_until',
  (stored) => stored,
  (stored) => stored,
);
