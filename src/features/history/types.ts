import type { Order } from '../orders/public';

/** The choices of the status filter (A4). */
export const HISTORY_STATUSES = ['all', 'completed', 'declined'] as const;

export type HistoryStatus = (typeof HISTORY_STATUSES)[number];

export interface HistoryFilter {
  status: HistoryStatus;
  search: string;
}

/** What the pages of a list have in common. */
export interface PageList {
  filter: HistoryFilter;
  /** A column; with `-` descending. */
  sort: string;
  /** Rows on a page. */
  size: number;
}

export interface HistoryPage {
  rows: readonly HistoryRow[];
  /** Cursor of the following page; `null` on the last one. */
  next: string | null;
  /** The number of rows on all pages. */
  total: number;
}

/** Only the fields that the table needs: there can be ten thousand rows. */
export interface HistoryRow extends Pick<Order, 'id' | 'number' | 'status' | 'rawStatus'> {
  /** In epoch ms. */
  createdAt: number | null;
  customer: string;
  itemCount: number;
  total: number | null;
  paymentStatus: string;
  /** The names of the dishes, in lower case. */
  dishes: string;
  /** The searchable text, in lower case. */
  words: string;
}
