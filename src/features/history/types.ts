import type { Order } from '../orders/public';

/** What the list can be narrowed to (specification A 4). */
export const HISTORY_STATUSES = ['all', 'completed', 'declined'] as const;

export type HistoryStatus = (typeof HISTORY_STATUSES)[number];

/** The question that a history call asks. */
export interface HistoryFilter {
  status: HistoryStatus;
  search: string;
}

/** Of an order, only what the table shows and searches: there may be ten thousand. */
export interface HistoryRow extends Pick<Order, 'id' | 'number' | 'status' | 'rawStatus'> {
  /** Milliseconds; `null` where the server sent no date. */
  createdAt: number | null;
  customer: string;
  itemCount: number;
  total: number | null;
  paymentStatus: string;
  /** All that the search looks at, in lower case. */
  words: string;
}
