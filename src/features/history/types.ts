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

/** How the restaurant handled an order. */
export const HANDLINGS = ['accepted', 'rejected', 'answered', 'slow', 'prepared', 'late'] as const;

export type Handling = (typeof HANDLINGS)[number];

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
  handling?: Handling;
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
  /** The backend repeated its rows although another page should follow. */
  isIncomplete?: boolean;
  /** Of the rows on all pages. */
  totals: HistoryTotals;
}

export interface HistoryTotals {
  orders: number;
  /** Without declined orders; `null` without any amount. */
  revenue: number | null;
  average: number | null;
}

/** A dish of an order. */
export interface HistoryLine {
  name: string;
  quantity: number;
  /** Of all pieces, before discounts. */
  amount: number | null;
}

/** Only the fields that the table and the insights need: there can be ten thousand rows. */
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
  lines: readonly HistoryLine[];
  /** Declined without preparation is rejected; `null` if it was not answered, or nobody knows. */
  answer: 'accepted' | 'rejected' | null;
  /** From the order to its answer, in ms. This and the next two are `null` without their times. */
  answerMs: number | null;
  /** The cooking time that the customer was told, in ms. */
  promisedMs: number | null;
  /** From the acceptance until the order was ready, in ms. */
  preparedMs: number | null;
}
