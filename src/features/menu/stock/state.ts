import { atom } from 'jotai';

/** An item as an order names it. */
export interface SoldOutLine {
  /** `''` if the server sends none. */
  itemId: string;
  name: string;
  variant: string;
}

/** One line that is sold out, or several of which the vendor picks one. */
export type SoldOutRequest = readonly SoldOutLine[];

export const soldOutRequestsAtom = atom<readonly SoldOutRequest[]>([]);
