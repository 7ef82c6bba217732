import { FILTER_STATUSES, type FilterStatus } from './statuses';

export type HistoryStatus = 'all' | FilterStatus;

/** The choices of the status filter (A4). */
export const HISTORY_STATUSES = ['all', ...FILTER_STATUSES] as const;

/** Selects orders for a list of past orders. */
export interface HistoryFilter {
  status: HistoryStatus;
  search: string;
}

/** The choices of the payment filter. */
export const PAYMENTS = ['captured', 'failed', 'other'] as const;

export type PaymentGroup = (typeof PAYMENTS)[number];

/** The ways in which a restaurant can handle an order. */
export const HANDLINGS = [
  'accepted',
  'rejected',
  'answered',
  'slow',
  'prepared',
  'late',
  'issue',
] as const;

export type Handling = (typeof HANDLINGS)[number];

/** All filters except status and search, with days converted to moments. */
export interface RowFilters {
  /** The first moment of the first day, in ISO 8601. */
  from?: string;
  /** The first moment after the last day. */
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

/** The options that all pages of a list share. */
export interface PageList {
  filter: HistoryFilter & RowFilters;
  /** A column, with a leading `-` for descending order. */
  sort: string;
  /** Rows on a page. */
  size: number;
}

/** The filter without conditions. Searches use this filter too. */
export const EVERYTHING: HistoryFilter = { status: 'all', search: '' };

/** The default sort of `history.pages`. */
export const NEWEST_FIRST = '-date';
