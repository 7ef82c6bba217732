import type { Order } from '../types';

/** A dish of an order. */
export interface OrderLine {
  name: string;
  quantity: number;
  /** Of all pieces, before discounts. */
  amount: number | null;
}

/** An order with the fields of a table only: there can be ten thousand. */
export interface OrderRow extends Pick<Order, 'id' | 'number' | 'status' | 'rawStatus'> {
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
  lines: readonly OrderLine[];
  /** Declined without preparation is rejected; `null` if it was not answered, or nobody knows. */
  answer: 'accepted' | 'rejected' | null;
  /** From the order to its answer, in ms. This and the next two are `null` without their times. */
  answerMs: number | null;
  /** The cooking time that the customer was told, in ms. */
  promisedMs: number | null;
  /** From the acceptance until the order was ready, in ms. */
  preparedMs: number | null;
}

export interface HistoryPage {
  rows: readonly OrderRow[];
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
