import { atom } from 'jotai';
import type { Order } from './types';

/** What the vendor is being asked about an order; outlives the order's card (fault model). */
export interface OrderQuestion {
  kind: 'accept' | 'reject';
  order: Order;
}

export const orderQuestionAtom = atom<OrderQuestion | null>(null);
