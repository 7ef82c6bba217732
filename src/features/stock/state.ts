import { atom } from 'jotai';
import type { MenuItem } from '../../core/menu/types';
import { storedAtom } from '../../core/state/storedAtom';

/** An item as it is named in an order. */
export interface SoldOutLine {
  /** `''` if the server sends no id. */
  itemId: string;
  name: string;
  variant: string;
}

/** The sold-out line, or several lines from which the vendor picks one. */
export interface SoldOutRequest {
  key: string;
  lines: readonly SoldOutLine[];
}

export const soldOutRequestsAtom = atom<readonly SoldOutRequest[]>([]);

/** The item for which the vendor chooses until when it is out of stock. */
export const outUntilItemAtom = atom<MenuItem | null>(null);

/** Closes every question when the vendor signs out. */
export const clearStockAtom = atom(null, (_get, set) => {
  set(soldOutRequestsAtom, []);
  set(outUntilItemAtom, null);
});

/** The raw text of `remindersAtom`, so that a screen without reminders does not load that code. */
export const storedRemindersAtom = storedAtom<string | null>(
  'menu_out_until',
  (stored) => stored,
  (stored) => stored,
);
