import type { Order } from '../orders/public';

/** The choices of the status filter (A4). */
export const HISTORY_STATUSES = ['all', 'completed', 'declined'] as const;

export type HistoryStatus = (typeof HISTORY_STATUSES)[number];

export interface HistoryFilter {
  status: HistoryStatus;
  search: string;
}

/** The choices of the payment filter. */
export const PAYMENTS = ['captured', 'failed', 'other'] as const;

export type PaymentGroup = (typeof PAYMENTS)[number];

/** The filters beside status and search, with the moments of their days. */
export interface RowFilters {
  /** The first moment, in ISO 8601. */
  from?: string;
  /** The moment after the last one. */
  to?: string;
  min?: number;
  max?: number;
  payment?: PaymentGroup;
  /** Part of the name of a dish. */
  item?: string;
  /** Part of the name of the customer. */
  customer?: string;
}

/** What the pages of a list have in common. */
export interface PageList {
  filter: HistoryFilter & RowFilters;
  /** A column; with `-` descending. */
  sort: string;
  /** Rows on a page. */
  size: number;
}

export interface HistoryPage {
  rows: readonly HistoryRow[];
  /** Cursor of the following page; `null` on the last one. */
  next: string | null;
  /** Of the rows on all pages. */
  totals: HistoryTotals;
}

export interface HistoryTotals {
  orders: number;
  /** Without declined orders; `null` without any amount. */
  revenue: number | null;
  average: number | null;
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
