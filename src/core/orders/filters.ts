import { FINAL_STATUSES, type FinalStatus } from './statuses';

export type HistoryStatus = 'all' | FinalStatus;

/** The choices of the status filter (A4). */
export const HISTORY_STATUSES = ['all', ...FINAL_STATUSES] as const;

/** Which orders a list of past orders has. */
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

/** The filter of the whole list, which also serves searches. */
export const EVERYTHING: HistoryFilter = { status: 'all', search: '' };

/** How `history.pages` sorts without a choice of the vendor. */
export const NEWEST_FIRST = '-date';
